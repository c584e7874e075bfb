# Where others may go first. A list that two threads add to: inside its code, too, or only where the program's own is.
$ mkdir classes; printf 'import java.util.*;\npublic class Main {\n static volatile boolean both;\n public static void main(String[] a) throws Exception {\n  List<Integer> all = new ArrayList<>();\n  Runnable r = () -> all.add(1);\n  Thread t = new Thread(r), u = new Thread(r); t.start(); u.start(); t.join(); u.join();\n  assert all.size() == 2;\n } }\n' > Main.java; $JDK/bin/javac -g -d classes Main.java; raddle check --boundaries all --jdk $JDK classes | grep -c 'data-race'; raddle check --jdk $JDK classes | grep -c 'data-race'
1
1

$ raddle check --boundaries app --jdk $JDK classes
no error within bounds (...)
  bounded by: accesses inside the JDK are no choices

# What the program itself accesses is a choice all the same.
$ printf 'public class Main {\n static volatile int n;\n public static void main(String[] a) throws Exception {\n  Runnable r = () -> n++;\n  Thread t = new Thread(r), u = new Thread(r); t.start(); u.start(); t.join(); u.join();\n  assert n == 2;\n } }\n' > Main.java; $JDK/bin/javac -g -d classes Main.java; raddle check --boundaries app --jdk $JDK classes | grep -o 'assertion: java.lang.AssertionError'
assertion: java.lang.AssertionError

$ raddle check --boundaries nowhere --jdk $JDK classes
! raddle: no such ...
? 2
