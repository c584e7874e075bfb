# raddle scan: modes, exit statuses, formats, where output goes. The rule "template" is the example
# analysis: it finds synchronized blocks with nothing in them.
$ mkdir src classes
$ printf 'package p;\npublic class Empty {\n    public void barrier() {\n        synchronized (this) { }\n    }\n}\n' > src/Empty.java
$ printf 'package p;\nclass Run {\n    public static void main(String[] a) {\n    }\n}\n' > src/Run.java
$ printf 'package p;\nclass Other extends Run {\n    static void main() {\n    }\n}\n' > src/Other.java
$ javac -g -d classes src/*.java

# Text. The source is found with --source (package folders or not), beside the input, or in src; its path is
# what can be clicked.
$ raddle scan --only template --min-severity low --library --source src classes
src/Empty.java:4: low template: a synchronized block with nothing in it [score 32, ...]
           4 | synchronized (this) { }
  for:     no instruction is between taking and releasing the lock
  against: waiting for the lock may be all that is meant
  who:     p.Empty (input) holds the code

1 finding (1 low) in 3 classes, 6 methods; library mode; looked for template
? 1

# What is below --min-severity is counted, and the exit status follows it.
$ raddle scan --only template --library classes
1 of low severity, shown with --min-severity low
1 finding (1 low) in 3 classes, 6 methods; library mode; looked for template

$ cp src/Empty.java classes/p/; raddle scan --only template --min-severity low --library classes | sed -n 2p; rm classes/p/Empty.java
           4 | synchronized (this) { }

$ raddle scan --only template --min-severity low classes/p/Empty.class | sed -n 2p
           4 | synchronized (this) { }
$ cp -r classes elsewhere; cd elsewhere; raddle scan --only template --min-severity low p/Empty.class | head -2
Empty.java:4: low template: ...
  for:     no instruction is between taking and releasing the lock

# A .java file is compiled first; nothing of that is left behind.
$ mkdir tmp; TMPDIR=$PWD/tmp raddle scan --only template --min-severity low src/Empty.java | head -2; ls tmp
src/Empty.java:4: low template: ...
           4 | synchronized (this) { }

# Nothing found: what was looked at.
$ raddle scan --only template classes/p/Run.class
no findings in 1 class, 2 methods; program mode; looked for template

# --fail-on: the exit status alone.
$ raddle scan --only template --fail-on medium classes -o out
$ raddle scan --only template --fail-on none classes -o out
$ raddle scan --only template --fail-on low classes -o out
? 1
$ raddle scan --only template --min-severity high --fail-on low classes | tail -2
1 of low severity, shown with --min-severity low
1 finding (1 low) in ...
$ raddle scan --only template --min-severity low --fail-on medium classes -o out
$ raddle scan --only template --min-severity low classes -o out
? 1

# Standard output is empty when the report goes to a file, and a file that cannot be written is an error.
$ sed -n '3s/ template.*//p' out
src/Empty.java:4: low
$ raddle scan --only template classes -o missing/out
! raddle: cannot write missing/out: No such file or directory
? 2

# Modes: a main makes a program, --library undoes it; --main takes what java would start.
$ for o in "" "--library" "--main p.Run" "--main p.Other --main p.Run" "--main p/Run"; do raddle scan --only template -f json $o classes | grep '"mode"'; done
    "mode": "program",
    "mode": "library",
    "mode": "program",
    "mode": "program",
    "mode": "program",

# object-race needs threads that a program starts.
$ raddle scan --library classes | grep -o "looked for .*"
looked for lock-order, atomicity, stale-value, data-race

$ raddle scan --library --only object-race classes | grep -o "looked for .*"
looked for nothing
! raddle: object-race looks at programs only, and INPUT is looked at as a library

$ raddle scan --only template --main p.Empty classes
! raddle: --main p.Empty: the class has no main(String[])
? 2

$ raddle scan --only template --main p.None classes
! raddle: --main p.None: no such class in INPUT or class path
? 2

$ raddle scan --only template --entries public classes -o out
! raddle: INPUT has a main, so --entries means nothing; --library makes it a library

# The manifest's Main-Class goes before other mains.
$ jar cfe app.jar p.Run -C classes p && raddle scan --only template -f json app.jar | grep '"mode"'
    "mode": "program",
$ jar cfe lost.jar p.Lost -C classes p && raddle scan --only template -f json lost.jar | grep '"mode"'
! raddle: looked at as a program that starts at p.Run.main; --library looks at all that can be called
! raddle: the manifest's Main-Class p.Lost is not there or has no main: passed over
    "mode": "program",

$ raddle scan --only template --module java.nothing classes
! raddle: --module java.nothing: no such module in INPUT
? 2

# A jar or folder that is a program only because some class has a main: the report begins with it.
$ jar cf library.jar -C classes p; for i in classes library.jar "--main p.Run library.jar" app.jar classes/p/Run.class; do raddle scan --only template --min-severity low $i | head -1; done
note: looked at as a program that starts at p.Run.main; --library looks at all that can be called
note: looked at as a program that starts at p.Run.main; --library looks at all that can be called
src/Empty.java:4: ...
src/Empty.java:4: ...
no findings ...

# Classes that are not there: how to give them, and their packages.
$ mkdir away; printf 'package q.r;\npublic class Away { public void f() { } }\n' > src/Away.java; javac -d away src/Away.java; printf 'package p;\npublic class Uses {\n    void f(q.r.Away a) { a.f(); }\n}\n' > src/Uses.java; javac -cp away -d uses src/Uses.java
$ raddle scan --only template uses
no findings in 1 class, 2 methods; library mode; looked for template; 1 class is missing (name their jars with -c; -v lists the packages)
$ raddle scan --only template -v uses
missing: 1 class of q.r
no findings in 1 class, 2 methods; library mode; looked for template; 1 class is missing (name their jars with -c)
$ raddle scan --only template -c away uses
no findings in 1 class, 2 methods; library mode; looked for template

# JSON.
$ raddle scan --only template -f json classes > a.json; raddle scan --only template -f json -j 1 classes > b.json
$ python3 -c "import json; a, b = (json.load(open(f)) for f in ('a.json', 'b.json')); a.pop('stats'); b.pop('stats'); assert a == b; print(a['input'])"
{'paths': ['classes'], 'mode': 'program', 'jdk': '...', 'classes': 3, 'methods': 6, 'missing_classes': 0, 'rules': ['template']}

# JSON has all severities, whatever the text shows.
$ python3 -c "import json; print([f['severity'] for f in json.load(open('a.json'))['findings']])"
['low']

# Ids stay when lines move.
$ sed -i '1a // A comment.\n//' src/Empty.java; javac -g -d classes src/Empty.java; raddle scan --only template -f json classes > c.json
$ grep -h '"id"' a.json > a; grep -h '"id"' c.json > c; cmp a c; grep '"line"' c.json
      "line": 6,

# XML: a lock order report, here without a cycle.
$ raddle scan --only template -f xml classes
<?xml version="1.0" encoding="UTF-8"?>
<LockOrderReport>
</LockOrderReport>

# Colour and progress only where asked, or on a terminal.
$ raddle scan --only template --min-severity low --library --color always classes | head -1 | tr '\033' '@'
@[34msrc/Empty.java:6@[0m: @[1;36mlow@[0m @[1mtemplate@[0m: ...
$ raddle scan --only template --progress always classes -o out 2>&1 | tr '\r\033' '<@' | grep -c '<@.K'
1
