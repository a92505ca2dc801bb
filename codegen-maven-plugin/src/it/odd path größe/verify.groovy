import io.neverscan.maven.Scenario
import static io.neverscan.maven.Scenario.check

def scenario = new Scenario(basedir, localRepositoryPath)
def generated = 'target/generated-sources/neverscan'
def models = 'src/main/neverscan'
def social = "$generated/com/example/social"
def tests = 'target/generated-test-sources/neverscan'
def classes = 'target/classes/com/example/social'

['User', 'Follow', 'UserKey', 'UserRepository', 'Social'].each {
    check(scenario.has("$social/${it}.java"), "$it generated")
    check(scenario.has("$classes/${it}.class"), "$it compiled")
}
def note = scenario.text("$generated/com/example/notes/Note.java")
check(note.contains('String no') && note.contains('boolean on'), 'names that YAML takes for truth values')
check(scenario.contents("$generated/com/example/notes").values().any { it.contains('"0123"') }, '0123 stays text')
check(scenario.contents("$generated/com/example/notes").values().any { it.contains('"1e3"') }, '1e3 stays text')
check(scenario.contents(generated).values().every { !it.contains('\r') }, 'LF only')
check(scenario.contents(generated).values().every { !it.contains(basedir.path) }, 'no absolute path')

// an unchanged build touches no file and compiles nothing
def before = scenario.snapshot(generated, tests, 'target/classes', 'target/test-classes')
def log = scenario.build('test-compile')
check(log.contains('Up to date: '), 'up to date')
check(log.count('Nothing to compile - all classes are up to date') == 2, 'nothing to compile, in main and tests')
check(scenario.snapshot(generated, tests, 'target/classes', 'target/test-classes') == before, 'a file was touched')

// other line ends, platform charset and language: the same bytes, so still nothing to compile
['social', 'notes'].each { scenario.edit("$models/${it}.yaml", '\n', '\r\n') }
log = scenario.build('test-compile', '-Dfile.encoding=US-ASCII', '-Duser.language=tr', '-Dline.separator=\r\n')
check(log.count(', 0 of them written') == 2, 'the models were compiled again')
check(log.count('Nothing to compile - all classes are up to date') == 2, 'nothing to compile, in main and tests')
check(scenario.snapshot(generated, tests, 'target/classes', 'target/test-classes') == before, 'bytes depend on line ends or platform')

// an entity gets another name; besides, one generated file was edited by hand and one was deleted
scenario.edit("$models/social.yaml", 'User', 'Member')
scenario.file("$social/FollowKey.java").toFile() << 'edited by hand'
scenario.file("$generated/com/example/notes/NoteKey.java").toFile().delete()
scenario.build('test-compile')
def own = scenario.file("$social").toFile().list() as List
check(own.every { !it.startsWith('User') } && own.contains('Member.java'), "sources are $own")
def left = scenario.file(classes).toFile().list() as List
check(left.every { !it.startsWith('User') } && left.contains('Member.class'), "classes are $left")
check(!scenario.text("$social/FollowKey.java").contains('edited by hand'), 'edited file restored')
check(scenario.has("$generated/com/example/notes/NoteKey.java"), 'deleted file restored')

[tests, 'target/test-classes'].each { root ->
    def names = scenario.snapshot(root).keySet()
    check(names.any { it.contains('Member') } && names.every { !it.contains('User') }, "tests are $names")
}

// a whole model is deleted
scenario.file("$models/social.yaml").toFile().delete()
scenario.build('test-compile')
check(!scenario.has(social), 'sources of the deleted model')
check(!scenario.has(classes), 'classes of the deleted model')
check(scenario.has("$generated/com/example/notes/Note.java"), 'the other model')
