# Class files of a Java that raddle does not know are read as those of the newest that it knows: one line says so, and
# nothing that would be found is lost. The two bytes behind the minor version: 70 is Java 26, 71 is Java 27.
$ echo 'public class Bank { static int total; static Runnable r = () -> { total++; }; public static void main(String[] args) throws Exception { Thread p = new Thread(r), q = new Thread(r); p.start(); q.start(); p.join(); q.join(); System.out.println(args.length); } } class Other { }' > Bank.java; javac -g -d known Bank.java && cp -r known newer && for c in newer/Bank.class newer/Other.class; do printf '\000\107' | dd of=$c bs=1 seek=6 conv=notrunc status=none; done; printf '\000\106' | dd of=newer/Other.class bs=1 seek=6 conv=notrunc status=none; raddle stats known -f json | grep -v ms > k; raddle stats newer -f json | grep -v ms | cmp k -
! raddle: class files of Java 27: read as those of 25

$ raddle scan known --jdk $JDK -f json -q | sed -n 's/.*"id": "\(.*\)".*/\1/p' > k; raddle scan newer --jdk $JDK -f json | sed -n 's/.*"id": "\(.*\)".*/\1/p' | cmp k - && test -s k
! raddle: class files of Java 27: read as those of 25
$ raddle scan newer --jdk $JDK -f json -q | sed -n 's/.*"id": "\(.*\)".*/\1/p' | cmp k -

$ raddle show class --jdk $JDK Bank newer | grep -c 'class Bank'
! raddle: class files of Java 27: read as those of 25
1

# Those of the class path are met later, when the machine asks for them.
$ raddle run --jdk $JDK newer --main Bank -- a b
! raddle: class files of Java 27: read as those of 25
2
$ echo 'public class Main { public static void main(String[] args) throws Exception { Bank.main(args); } }' > Main.java; javac -d main -cp known Main.java && raddle run --jdk $JDK main -c newer
! raddle: class files of Java 27: read as those of 25
0
$ raddle check --jdk $JDK newer --main Bank | grep -o 'data-race'
! raddle: class files of Java 27: read as those of 25
data-race
$ raddle check -q --jdk $JDK newer --main Bank | grep -o 'data-race'
data-race

# What then breaks the format is skipped.
$ head -c 200 newer/Bank.class > newer/Cut.class; raddle stats newer -f json | grep '"classes"'
! raddle: class files of Java 27: read as those of 25
! raddle: newer/Cut.class: offset 0x...: ...
  "classes": 2,...
