# Fields that a list calls immutable, believed as far as nothing else is seen.
$ mkdir classes; printf 'public class Main {\n static class S { int limit, sold; }\n public static void main(String[] a) throws Exception {\n  S s = new S(); s.limit = 3;\n  Runnable r = () -> { synchronized (s) { s.sold += s.limit; } };\n  Thread t = new Thread(r), u = new Thread(r); t.start(); u.start(); t.join(); u.join();\n  S other = new S(); other.limit = 4; System.out.println(s.sold);\n } }\n' > Main.java; $JDK/bin/javac -g -d classes Main.java
$ check() { raddle check classes --jdk $JDK --no-guards --no-accessors --points-to none --reduction none --foreseen "$@" | grep 'Main$S.*choice' | sort; }; check --immutable off; echo 'Main$S.limit   # set before anybody sees it' > list; check --immutable list; printf 'Main$S.limit\nMain$S.sold\n' > wrong; check --immutable wrong
Main$S.limit: always a choice
Main$S.sold: sometimes a choice
Main$S.limit: never a choice
Main$S.sold: sometimes a choice
Main$S.limit: never a choice
Main$S.sold: sometimes a choice

$ raddle check classes --jdk $JDK --immutable nowhere
! raddle: nowhere: ...
? 2

$ raddle check classes --jdk $JDK --points-to somewhere
! raddle: no such --order...
? 2

# What of each kind was a choice and what was not, and why.
$ raddle check -v classes --jdk $JDK > /dev/null
! looking ahead: ...
! ...
!   read ... choices, ... removed ...
! ...
