# Policies and call graphs that there are not.
$ mkdir p; printf 'class P {\n  void m() {}\n  public static void main(String[] a) { P p = new Q(); p.m(); }\n}\nclass Q extends P { void m() {} }\nclass R extends P { void m() {} }\n' > p/P.java
$ raddle show pointsto --context call:0 p/P.java
! raddle: --context is insensitive, call:K, object:K, type:K, constructors or origin; origin+POLICY mixes
? 2
$ raddle show pointsto --context origin+insensitive p/P.java
! raddle: --context is insensitive, call:K, object:K, type:K, constructors or origin; origin+POLICY mixes
? 2
$ raddle show callgraph --by name p/P.java
! raddle: --by is cha, rta, vta or pta
? 2
$ raddle show callgraph --by rta --context call:1 p/P.java
! raddle: --context and --demand are of --by pta
? 2

# By class hierarchy, by classes that are made, by objects.
$ raddle show callgraph --by cha p/P.java P.main
P.main([Ljava/lang/String;)V
  4 calls Q.<init>()V
  9 calls P.m()V
  9 calls Q.m()V
  9 calls R.m()V
$ raddle show callgraph --by rta p/P.java P.main
P.main([Ljava/lang/String;)V
  4 calls Q.<init>()V
  9 calls Q.m()V
$ raddle show callgraph --context object:1 p/P.java P.main
P.main([Ljava/lang/String;)V
  4 calls Q.<init>()V [P.main([Ljava/lang/String;)V:0]
  9 calls Q.m()V [P.main([Ljava/lang/String;)V:0]

# By demand: a variable at a time, with a budget.
$ raddle show pointsto --demand --context insensitive p/P.java P.main
P.main([Ljava/lang/String;)V
  v1: the machine's java.lang.String[]
  v3: new Q at P.main([Ljava/lang/String;)V:0
$ raddle show pointsto --demand --budget 1 p/P.java P.main
P.main([Ljava/lang/String;)V
  v1: anything
  v3: anything
$ raddle show callgraph --demand p/P.java
! raddle: --demand is of pointsto
? 2

# What a scan's rules stand on.
$ raddle scan --only data-race --context call:0 p/P.java
! raddle: --context is insensitive, call:K, object:K, type:K, constructors or origin; origin+POLICY mixes; see 'raddle help scan'
? 2
$ mkdir s; printf 'class S {\n  static class Item { int count; }\n  static class Box { Object it; void put(Object o) { it = o; } }\n  static class Worker extends Thread {\n    final Box box;\n    Worker(Box b) { box = b; }\n    public void run() { ((Item) box.it).count++; }\n  }\n  public static void main(String[] a) {\n    Box l = new Box(), r = new Box();\n    l.put(new Item());\n    r.put(new Item());\n    new Worker(l).start();\n    new Worker(r).start();\n  }\n}\n' > s/S.java
$ raddle scan --only data-race --context object:1 s/S.java
no findings in 4 classes, 7 methods; program mode; looked for data-race
$ raddle scan --summary --only data-race --witness off s/S.java
  high medium    low  rule            package
     1      0      0  data-race       (unnamed package)
? 1
# Each worker has an item of its own, as is seen when it runs.
$ raddle scan --summary --only data-race s/S.java
  high medium    low  rule            package
     0      0      1  data-race       (unnamed package)
$ raddle scan --only data-race --witness often s/S.java
! raddle: --witness is off or a number of runs, at most 10000, not 'often'; see 'raddle help scan'
? 2
