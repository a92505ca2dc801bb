import io.neverscan.maven.Scenario
import static io.neverscan.maven.Scenario.check

def scenario = new Scenario(basedir, localRepositoryPath)
def modules = ['first', 'second', 'third']
def log = scenario.text('build.log')
check(!log.contains('not marked @threadSafe') && !log.contains('thread-safe'), 'thread safety')
modules.each { check(scenario.has("$it/target/classes/com/example/$it/Order.class"), "$it compiled") }
check(scenario.has('third/target/classes/com/example/third/UsesSibling.class'), 'sibling that is not installed')

// one after the other, and from elsewhere: the same files
def parallel = modules.collect { scenario.contents("$it/target/generated-sources") }
def elsewhere = scenario.file('elsewhere')
elsewhere.toFile().mkdirs()
modules.each { scenario.file("$it/target").toFile().deleteDir() }
scenario.buildFrom(elsewhere, '-f', scenario.file('pom.xml').toString(), 'generate-sources')
def serial = modules.collect { scenario.contents("$it/target/generated-sources") }
check(parallel == serial, 'files depend on the way of building')
check(elsewhere.toFile().list().length == 0, 'nothing is written to the current directory')

// one module from elsewhere, and a goal by hand over all modules of which one has no models
log = scenario.buildFrom(elsewhere, '-f', scenario.file('second').toString(), 'generate-sources')
check(log.contains('Up to date: '), 'the module alone')
scenario.file('second/src/main/neverscan').toFile().deleteDir()
log = scenario.build('neverscan:validate')
check(log.contains('No models: there is no directory src/main/neverscan'), 'module without models')
