# Limits end a run cleanly: what was found is reported, what was left out is said, status 3.
$ mkdir classes && printf 'public class Empty {\n    void barrier() {\n        synchronized (this) { }\n    }\n}\n' > Empty.java && javac -g -d classes Empty.java

# No process fits into 1 MB.
$ raddle scan --only template --memory-limit 1 classes
incomplete: the memory limit of 1 MB was reached: template is incomplete
no findings in 1 class, 2 methods; library mode; looked for template
? 3

$ raddle scan --only template --memory-limit 1 -f json classes > limited.json
! raddle: the memory limit of 1 MB was reached: template is incomplete
? 3
$ python3 -c "import json; print(json.load(open('limited.json'))['limits'])"
[{'kind': 'memory', 'phase': 'template', 'message': 'the memory limit of 1 MB was reached: template is incomplete'}]

# -q: the report says it anyway.
$ raddle scan --only template --memory-limit 1 -q -f json classes > limited.json
? 3

$ raddle scan --only template --time-limit 0.001 $JDK/lib/modules --jdk none
incomplete: the time limit of 0.001 s was reached: template is incomplete
no findings in ... classes, ... methods; library mode; looked for template
? 3

# Limits that are far away change nothing.
$ raddle scan --only template --memory-limit 100000 --time-limit 1000.5 classes | tail -1
1 finding (1 low) in 1 class, 2 methods; library mode; looked for template

# Ctrl-C and kill: the same, and the temporary classes of .java files are gone.
$ mkdir tmp; TMPDIR=$PWD/tmp raddle scan --only template Empty.java $JDK/lib/modules --jdk none > out & i=0; until ls tmp/raddle-*/Empty.class >/dev/null 2>&1; do sleep 0.02; done; kill -TERM $!; wait $!
? 3
$ grep -c '^incomplete: interrupted' out; ls tmp
1
