# What the user knows already: baselines and raddle.conf. What has become useless in them is said.
$ mkdir classes src; printf 'package p;\npublic class A {\n    public void f() {\n        synchronized (this) { }\n    }\n    public void g() {\n        synchronized (A.class) { }\n    }\n}\n' > src/A.java; javac -g -d classes src/A.java
$ printf '#!/bin/sh\nexec raddle scan --only template --min-severity low --library "$@" classes\n' > scan; chmod +x scan

# Writing a baseline is no failure, unless --fail-on asks for it.
$ ./scan --write-baseline known | tail -1
2 findings (2 low) in 1 class, 3 methods; library mode; looked for template
$ ./scan --write-baseline known --summary
  high medium    low  rule            package
     0      0      2  template        p
$ ./scan --write-baseline other --fail-on low -o out
? 1
$ ./scan --baseline known
no new findings, 2 known, 0 gone in 1 class, 3 methods; library mode; looked for template

# A date that is over.
$ sed -i '3s/$/\tuntil 2.0 is out\t2020-02-29/; 4s/$/\tlater\t2999-12-31/' known; ./scan --baseline known
src/A.java:4: low template: a synchronized block with nothing in it [score 32, ...]
           4 | synchronized (this) { }
  for:     no instruction is between taking and releasing the lock
  against: waiting for the lock may be all that is meant
  known:   until 2020-02-29, which is over: until 2.0 is out
  who:     p.A (input) holds the code

1 new finding (1 low), 1 known, 0 gone in 1 class, 3 methods; library mode; looked for template
! raddle: known: the date of 1 finding is over: reported again
? 1
$ ./scan --baseline known -q -f json | grep known_until
      "known_until": "2020-02-29"
? 0

# What nobody looked for is not gone.
$ raddle scan --only lock-order --library --baseline known classes
no new findings, 0 known, 0 gone in 1 class, 3 methods; library mode; looked for lock-order

# Lines that suppress nothing: only of rules that were looked for.
$ printf '# ours\nsuppress template p.* only to wait\nsuppress * q.* gone since 1.3\nsuppress lock-order p.B why\n' > raddle.conf
$ ./scan
no findings, 2 suppressed in 1 class, 3 methods; library mode; looked for template
! raddle: .../raddle.conf:3: nothing is found of q.* that this line could suppress
