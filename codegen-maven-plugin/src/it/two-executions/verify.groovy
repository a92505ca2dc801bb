import io.neverscan.maven.Scenario
import static io.neverscan.maven.Scenario.check
import static io.neverscan.maven.Scenario.checkMatches
import static io.neverscan.maven.Scenario.checkNoStackTrace

def scenario = new Scenario(basedir, localRepositoryPath)
def generated = 'target/generated-sources/neverscan/com/example'
check(scenario.has("$generated/social/User.java") && scenario.has("$generated/shop/Order.java"), 'both models')
check(scenario.has('target/classes/com/example/social/User.class'), 'social compiled')
check(scenario.has('target/classes/com/example/shop/Order.class'), 'shop compiled')

// one model changes: the other execution does not run, and loses nothing
def before = scenario.snapshot("$generated/social")
scenario.edit('src/main/shop/shop.yaml', 'Order:', 'Purchase:')
scenario.edit('src/main/shop/shop.yaml', 'get: Order', 'get: Purchase')
scenario.edit('src/main/shop/shop.yaml', 'query: Order', 'query: Purchase')
def log = scenario.build('compile')
checkMatches(log, 'generate \\(social\\).*Up to date.*generate \\(shop\\).*Models are sound.*stale ones removed', 'which ran')
check(scenario.snapshot("$generated/social") == before, 'files of the other execution were touched')
check(!scenario.has("$generated/shop/Order.java") && scenario.has("$generated/shop/Purchase.java"), 'renamed')
check(!scenario.has('target/classes/com/example/shop/Order.class'), 'old class')

// two executions that write the same files are both named, without a stack trace
log = scenario.failingBuild('generate-sources', '-Pclash')
check(log.contains('generate (execution `shop`) and generate (execution `again`) both write '), 'both named')
checkNoStackTrace(log)
