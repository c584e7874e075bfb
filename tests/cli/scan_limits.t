# Limits end a run cleanly: what was found is reported, what was left out is said, status 3.
$ mkdir classes && printf 'public class Empty {\n    void barrier() {\n        synchronized (this) { }\n    }\n}\n' > Empty.java && javac -g -d classes Empty.java

# No process fits into 1 MB.
$ raddle scan --only template --memory-limit 1 classes
incomplete: the memory limit of 1 MB was reached: reading INPUT is incomplete
no findings, but not complete (see above), in 0 classes, 0 methods; library mode; looked for template
? 3

$ raddle scan --only template --memory-limit 1 -f json classes > limited.json
! raddle: the memory limit of 1 MB was reached: reading INPUT is incomplete
? 3
$ python3 -c "import json; print(json.load(open('limited.json'))['limits'])"
[{'kind': 'memory', 'phase': 'reading INPUT', 'message': 'the memory limit of 1 MB was reached: reading INPUT is incomplete'}]

# -q: the report says it anyway.
$ raddle scan --only template --memory-limit 1 -q -f json classes > limited.json
? 3

$ raddle scan --only template --time-limit 0.001 $JDK/lib/modules --jdk none
incomplete: the time limit of 0.001 s was reached: reading INPUT is incomplete
no findings, but not complete (see above), in 0 classes, 0 methods; library mode; looked for template
? 3

# Limits that are far away change nothing.
$ raddle scan --only template --memory-limit 100000 --time-limit 1000.5 classes | tail -1
1 finding (1 low) in 1 class, 2 methods; library mode; looked for template

# Ctrl-C and kill: the same, and the temporary classes of .java files are gone.
$ mkdir tmp; TMPDIR=$PWD/tmp raddle scan --only template Empty.java $JDK/lib/modules --jdk none > out & i=0; until ls tmp/raddle-*/Empty.class >/dev/null 2>&1; do sleep 0.02; done; kill -TERM $!; wait $!
? 3
$ grep -c '^incomplete: interrupted' out; ls tmp
1

# While javac runs: it is ended too, and the report says that there was no time to look at anything.
$ raddle scan --only template --time-limit 0.05 Empty.java
incomplete: the time limit of 0.05 s was reached: compiling the .java INPUT is incomplete
no findings, but not complete (see above), in 0 classes, 0 methods; library mode; looked for template
? 3

# Ctrl-C, also where whoever runs the test ignores it (a job in the background).
$ printf 'import glob, os, signal, subprocess, sys, time\nsignal.signal(signal.SIGINT, signal.SIG_DFL)\nrun = subprocess.Popen(sys.argv[1:], start_new_session=True)\nwhile not glob.glob("tmp/raddle-*"):\n    time.sleep(0.005)\nos.killpg(run.pid, signal.SIGINT)\nsys.exit(run.wait())\n' > interrupt.py
$ TMPDIR=$PWD/tmp python3 interrupt.py raddle scan --only template Empty.java; e=$?; ls tmp; exit $e
incomplete: interrupted: compiling the .java INPUT is incomplete
no findings, but not complete (see above), in 0 classes, 0 methods; library mode; looked for template
? 3
$ TMPDIR=$PWD/tmp python3 interrupt.py raddle scan --only template -f json Empty.java > out
! raddle: interrupted: compiling the .java INPUT is incomplete
? 3
$ python3 -c "import json; print(json.load(open('out'))['limits'][0]['kind'])"
interrupt
