# A lost signal, found, saved and run again.
$ javac -g -d classes $ROOT/examples/HandQueue.java && raddle check classes --jdk $JDK --trace lost.trace | grep -e missed-signal -e 'nobody waits'
HandQueue.java:23: missed-signal: main waits to be notified on HandQueue.items, for ever: the signal came when nobody waited
...HandQueue.java:16  notifies HandQueue.items (nobody waits)

$ raddle replay lost.trace | tail -1
the same state: missed-signal

$ sed 's/^step 0000000000000001 0/step 00000000000000ff 0/' lost.trace > other.trace; raddle replay other.trace > out
! raddle: other.trace: step 0 is not possible: the program is another one
? 2

# Stopped and gone on from the checkpoint: the same counts.
$ raddle check classes --jdk $JDK --all --look-ahead none --max-states 30 --checkpoint c | tail -1
! raddle: c: the search can go on from there
  stopped by a limit before everything was seen
$ raddle check classes --jdk $JDK --all --look-ahead none --checkpoint c | grep -o '(.* transitions' > two; raddle check classes --jdk $JDK --all --look-ahead none | grep -o '(.* transitions' | cmp - two && grep -c states two
1

$ raddle check classes --jdk $JDK --order sideways
! raddle: no such --order...; see 'raddle help check'
? 2

# A full disk: what was done is told, and nothing is in the device's place.
$ raddle check classes --jdk $JDK --all --max-states 5 --checkpoint /dev/full > out; s=$?; tail -1 out; test -c /dev/full && exit $s
! raddle: /dev/full: the checkpoint cannot be written: No space left on device
  stopped by a limit before everything was seen
? 3

# Findings have the same id in every format, and one that does not change with lines.
$ raddle check classes --jdk $JDK -f json | sed -n 's/.*"id": "\(.*\)".*/\1/p' > id; raddle check classes --jdk $JDK -f sarif | grep -q -F -f id && raddle check classes --jdk $JDK -f html | grep -q -F -f id && wc -l < id
1
$ mkdir moved; (echo; echo; cat $ROOT/examples/HandQueue.java) > moved/HandQueue.java; raddle check moved/HandQueue.java --jdk $JDK -f json | grep -c -F -f id
1

$ raddle check classes --jdk $JDK -f xml
! raddle: no such --format: 'xml'; see 'raddle help check'
? 2
$ raddle check classes --jdk $JDK --junit HandQueue
! raddle: --junit: 'HandQueue' is not CLASS#METHOD; see 'raddle help check'
? 2
$ raddle check classes --jdk $JDK --workers 2 --reduction dpor
! raddle: this order of search has one worker: several need --order depth, --reduction none
? 2
