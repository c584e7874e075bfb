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
! raddle: --context is of --by pta
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
