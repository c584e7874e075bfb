# A run that looked at nothing says so and fails: green must never mean that nothing was checked.
$ mkdir empty && raddle stats --jdk none empty
! raddle: no class to look at in INPUT
? 2

$ raddle stats --jdk none missing.jar
! raddle: missing.jar: ...No such file or directory
! ...
? 2

$ echo text > text.jar && raddle stats --jdk none text.jar
! raddle: text.jar: ...
! ...
? 2

$ : > empty.class && raddle stats --jdk none empty.class
! raddle: empty.class: ...
! ...
? 2

$ raddle show class --jdk none no.such.Name
! raddle: no class no.such.Name...
? 2

# One INPUT of several of which nothing can be read: the others are looked at, and the status says it.
$ mkdir src classes && printf 'public class A {\n    public synchronized void f(Object o) {\n        synchronized (o) { }\n    }\n}\n' > src/A.java && javac -g -d classes src/A.java && head -c 10 classes/A.class > Cut.class
$ raddle stats --jdk none -f json text.jar classes | grep '"classes"'; raddle stats -q --jdk none text.jar classes > out
! raddle: text.jar: ...
! raddle: text.jar: nothing of this INPUT could be read
! raddle: text.jar: ...
! raddle: text.jar: nothing of this INPUT could be read
  "classes": 1,
? 2

$ raddle scan --jdk none --only template classes Cut.class
! raddle: Cut.class: offset 0x...: ...
! raddle: Cut.class: nothing of this INPUT could be read
...
incomplete: nothing of Cut.class could be read
1 finding (1 low) in 1 class, 2 methods; library mode; looked for template; ...
? 2

$ raddle scan -q --jdk none --only template -f json --fail-on none classes Cut.class > out.json
! raddle: Cut.class: nothing of this INPUT could be read
? 2
$ python3 -c "import json; r = json.load(open('out.json')); print(len(r['findings']), r['limits'])"
1 [{'kind': 'input', 'phase': 'read', 'message': 'nothing of Cut.class could be read'}]

$ raddle show class -q --jdk none classes text.jar | grep -c 'class A'; raddle show threads -q --jdk none classes text.jar
! raddle: text.jar: ...
! raddle: text.jar: nothing of this INPUT could be read
! raddle: text.jar: ...
! raddle: text.jar: nothing of this INPUT could be read
1
a library: any thread may call it
? 2

# A folder with nothing but damage; damage beside a class that can be read; in the class path.
$ mkdir damaged && cp text.jar Cut.class damaged && raddle stats -q --jdk none classes damaged > out
! raddle: damaged: nothing of this INPUT could be read
? 2
$ cp classes/A.class damaged && raddle stats -q --jdk none damaged > out
$ raddle stats -q --jdk none -c text.jar classes > out
! raddle: text.jar: ...

# Nothing in it and in order: no error beside others.
$ mkdir resources && : > resources/a.properties && jar cf resources.jar -C resources . && raddle stats --jdk none classes empty resources.jar > out
