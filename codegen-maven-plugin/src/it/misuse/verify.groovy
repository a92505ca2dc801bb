import io.neverscan.maven.Scenario
import static io.neverscan.maven.Scenario.check
import static io.neverscan.maven.Scenario.checkNoStackTrace

def scenario = new Scenario(basedir, localRepositoryPath)
def log = scenario.text('build.log')
def builds = log.split('Scanning for projects').drop(1)
check(builds.size() == 7, "7 builds, not ${builds.size()}")
def (unservable, mistakes, strict, lenient, badFailOn, missing, skipped) = builds

checkNoStackTrace(log)

check(unservable.contains('[ERROR] src/unservable/shop.yaml:12:3: error[NS0301] pk-unbound: '), 'line for tools')
check(unservable.contains('  --> src/unservable/shop.yaml:12:3'), 'form for people')
check(unservable.contains('[ERROR] 1 error, 0 warnings: NS0301 pk-unbound 1'), 'count per code')

check(mistakes.contains('[ERROR] src/mistakes/shop.yaml:8:48: error[NS0204] unknown-type: '), 'unknown type')
check(mistakes.contains('[ERROR] src/mistakes/shop.yaml:11:17: error[NS0201] unknown-name: '), 'unknown name')
check(mistakes.contains('[ERROR] 2 errors, 0 warnings: NS0201 unknown-name 1, NS0204 unknown-type 1'), 'all findings in one run')

check(strict.contains('[WARNING] src/warning/shop.yaml:10:7: warning[NS0408] unused-index: '), 'warning')
check(strict.contains('BUILD FAILURE'), 'failOn=warning')
check(lenient.contains('[WARNING] src/warning/shop.yaml:10:7: warning[NS0408] unused-index: '), 'warning')
check(lenient.contains('Models are sound: '), 'failOn=error')

check(badFailOn.contains('neverscan.failOn is `warn`; allowed are: error, warning'), 'allowed values')
check(missing.contains('there is no directory src/mising with models'), 'missing directory')
check(skipped.contains('Skipped, as neverscan.skip is set'), 'skip')
check(!skipped.contains('error['), 'skip does not look at models')

// what an earlier sound build generated is kept while the models are wrong, and warnings come back without a compiler
def again = scenario.build('generate-sources', '-Dneverscan.sourceDirectory=src/warning')
check(again.contains('Up to date: '), 'kept by failing and skipped builds')
check(again.contains('[WARNING] src/warning/shop.yaml:10:7: warning[NS0408] unused-index: '), 'warning of earlier run')

// an empty directory is not an error: the last model may have been deleted
scenario.file('src/nothing').toFile().mkdirs()
def empty = scenario.build('generate-sources', '-Dneverscan.sourceDirectory=src/nothing')
check(empty.contains('[WARNING] No models: no file in src/nothing matches'), 'empty directory')
check(!scenario.has('target/generated-sources/neverscan/com'), 'stale files of the deleted model')
