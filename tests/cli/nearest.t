# Names that are not there: status 2 before anything runs, and the nearest name.
$ mkdir src; printf 'package com.bank;\npublic class TransferTest extends Base {\n    public void transfersAll() { }\n    static class Inner { public void runs() { } }\n    public static void main(String[] a) { }\n}\nclass Base {\n    public void isEmpty() { }\n}\n' > src/TransferTest.java; javac -g -d classes src/*.java
$ for test in com.bank.TransferTest#transferAll com.bank.TransferTest#transfresAll com.bank.TransferTest#isEmtpy com.bank.TransferTest#zzz; do raddle check classes --junit $test; done
! raddle: --junit: com.bank.TransferTest has no method transferAll; did you mean transfersAll?
! raddle: --junit: com.bank.TransferTest has no method transfresAll; did you mean transfersAll?
! raddle: --junit: com.bank.TransferTest has no method isEmtpy; did you mean isEmpty?
! raddle: --junit: com.bank.TransferTest has no method zzz
? 2
$ for class in TransferTest com.bnk.TransferTest com.bank.TransfrTest com.bank.TransferTest.Inner java.lang.Nothing; do raddle check classes --junit $class#transfersAll; done
! raddle: --junit: no class TransferTest in INPUT or class path; did you mean com.bank.TransferTest?
! raddle: --junit: no class com.bnk.TransferTest in INPUT or class path; did you mean com.bank.TransferTest?
! raddle: --junit: no class com.bank.TransfrTest in INPUT or class path; did you mean com.bank.TransferTest?
! raddle: --junit: no class com.bank.TransferTest.Inner in INPUT or class path; did you mean com.bank.TransferTest$Inner?
! raddle: --junit: no class java.lang.Nothing in INPUT or class path
? 2
$ raddle check classes --junit com.bank.TransferTest#isEmpty | tail -1
...

$ raddle scan --main TransferTset classes
! raddle: --main TransferTset: no such class in INPUT or class path; did you mean com.bank.TransferTest?
? 2

# A JAVA_HOME that is none.
$ JAVA_HOME=/nonsense raddle scan --only template classes --jdk none | tail -1
no findings in 3 classes, 8 methods; ...
$ JAVA_HOME=/nonsense raddle scan --only template -q classes -o /dev/null
$ JAVA_HOME=/nonsense PATH=$JDK/bin:$PATH raddle scan --only template classes -o /dev/null
! raddle: JAVA_HOME is /nonsense, which is not a JDK: using .../...
$ raddle=$(command -v raddle); JAVA_HOME=/nonsense PATH=/ $raddle check classes
! raddle: no JDK found: JAVA_HOME is /nonsense, which is not one; see 'raddle help check'
? 2
