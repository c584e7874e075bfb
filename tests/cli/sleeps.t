# When sleeps and timeouts end: what 'help check' and doc/model-checking.md say. A sleep may end at any time.
$ printf 'class Sleeps {\n    static volatile int x;\n    public static void main(String[] a) throws Exception {\n        new Thread(() -> x = 1).start();\n        Thread.sleep(1000);\n        System.out.println(x);\n    }\n}\n' > Sleeps.java; javac -d sleeps Sleeps.java
$ printf 'class Waits {\n    static volatile int x;\n    public static void main(String[] a) throws Exception {\n        new Thread(() -> x = 1).start();\n        synchronized (Waits.class) { Waits.class.wait(1000); }\n        System.out.println(x);\n    }\n}\n' > Waits.java; javac -d waits Waits.java
$ raddle check --jdk $JDK --outcomes sleeps | grep -x '[01]'
0
1
$ raddle check --jdk $JDK --outcomes waits | grep -x '[01]'
1
$ raddle check --jdk $JDK --outcomes --timeouts any waits | grep -x '[01]'
0
1
$ raddle help check | grep -e --timeouts; grep -c 'A sleep may end at any time. Other timeouts .* end when no other thread can go on' $ROOT/doc/model-checking.md
      --timeouts idle|any           when timed waits, parks and polls end by themselves: when no other thread can go on (default), or at any time, as sleeps always do
1
