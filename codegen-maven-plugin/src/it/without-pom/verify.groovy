import io.neverscan.maven.Scenario
import static io.neverscan.maven.Scenario.check

def scenario = new Scenario(basedir, localRepositoryPath)
def builds = scenario.text('build.log').split('Scanning for projects').drop(1)
check(builds.size() == 4, "4 builds, not ${builds.size()}")
def (pattern, code, unknown, validate) = builds

check(pattern.contains('followers(followeeId: string)  query Follow'), 'head')
check(pattern.contains('index `GSI1` of table `social`'), 'location')
check(pattern.contains('GSI1PK = "USER#{:followeeId}"'), 'partition key')
check(pattern.contains('and begins_with(GSI1SK, "FOLLOWED_BY#")'), 'sort key')
check(pattern.contains('1 Query per page'), 'requests')
check(pattern.contains('not          table `social` needs `followerId`'), 'why not the table')

check(code.contains('NS0301 pk-unbound (error): no partition key is built from what the pattern gives'), 'code')
check(unknown.contains('there is no access pattern `folowers`; there are: profile, following, followers, '), 'names')
check(validate.contains('Models are sound'), 'validate')
check(!scenario.has('target'), 'nothing is written where there is no project')

def schema = scenario.build("io.neverscan:neverscan-maven-plugin:${pluginVersion}:schema".toString())
check(schema.contains('Wrote src/main/neverscan/neverscan-1.schema.json'), 'schema')
check(scenario.text('src/main/neverscan/neverscan-1.schema.json').contains('"$schema"'), 'a JSON Schema')
def named = scenario.build("io.neverscan:neverscan-maven-plugin:${pluginVersion}:schema".toString(), '-Dneverscan.schemaFile=s.json')
check(named.contains('Wrote s.json') && scenario.has('s.json'), 'schema where it is wanted')
