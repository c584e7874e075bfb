# Graphs of an INPUT: level and mode as in a scan.
$ raddle show invocations java.util.Vector
! raddle: a graph of which INPUT?
? 2
$ raddle show invocations --level exact $ROOT/examples/Transfer.java
! raddle: --level is procedural, quick or precise, not 'exact'
? 2
$ raddle show lockgraph -f json $ROOT/examples/Transfer.java
! raddle: 'show' prints text or dot, not json
? 2
$ raddle show lockgraph --max-calls 0 $ROOT/examples/Transfer.java
! raddle: --max-calls takes a whole number from 1 on, not '0'; see 'raddle help show'
? 2
$ raddle show lockgraph --library --main Transfer $ROOT/examples/Transfer.java
! raddle: --library and --main exclude each other
? 2
$ raddle show invocations $ROOT/examples/Transfer.java no.such.Thing
! raddle: no method no.such.Thing in INPUT, class path or JDK
0 nodes: 0 definitions, 0 variants, 0 synchronized statements
0 edges: 0 invocations, 0 containments
? 2
$ raddle scan --level exact $ROOT/examples/Transfer.java
! raddle: --level is procedural, quick or precise, not 'exact'; see 'raddle help scan'
? 2

# Graphviz draws them.
$ for w in invocations lockgraph; do for l in procedural quick precise; do raddle show $w -f dot --level $l --library $ROOT/examples/Transfer.java > g.dot && dot -Tsvg g.dot > g.svg && grep -q '</svg>' g.svg && echo drawn; done; done | sort | uniq -c
      6 drawn

# The same bytes, whatever -j and the hash seed are.
$ $JDK/bin/jimage extract --dir one --include 'regex:/java.logging/.*' $JDK/lib/modules && find one -name Logger.class | grep -c .
1
$ for w in 'show invocations' 'show lockgraph'; do raddle $w --level precise --library -j 1 one > a; raddle $w --level precise --library -j 4 one > b; RADDLE_HASH_SEED=7 raddle $w --level precise --library one > c; cmp a b && cmp a c && test $(wc -l < a) -gt 50 && echo same; done
same
same

# The table of seed 003's TC7.2; parts of a graph.
$ raddle show lockgraph --summary --max-cycle 3 --library one | sed 's/  *[0-9][0-9]*$//'
invocation graph: nodes
  definitions
  variants
  synchronized statements
invocation graph: edges
  invocations
  containments
  thread starts
lock graph: nodes
  class objects
  other types
lock graph: edges
  annotated (one for each pair of nodes)
lock graph: cycles
  with every choice of annotations
lock order violations (sets of types)
  of 2 types
  of 3 types
$ raddle show lockgraph --library one java.util.logging.LogManager | grep -e '->' | grep -v LogManager
? 1

# What a limit has cut is said to be cut, whatever is shown. A millisecond is over before the first method.
$ mkdir p; printf 'class P {\n  static int n;\n  public static void main(String[] a) { new Thread(() -> n++).start(); n++; }\n}\n' > p/P.java
$ for w in threads parallel escape held accesses objects ownership; do raddle show $w --time-limit 0.001 p/P.java 2>err; echo "$w $?"; cat err; done | uniq
threads 3
raddle: stopped by a limit (time): what is shown is incomplete
parallel 3
raddle: stopped by a limit (time): what is shown is incomplete
escape 3
raddle: stopped by a limit (time): what is shown is incomplete
held 3
raddle: stopped by a limit (time): what is shown is incomplete
accesses 3
raddle: stopped by a limit (time): what is shown is incomplete
objects 3
raddle: stopped by a limit (time): what is shown is incomplete
ownership 3
raddle: stopped by a limit (time): what is shown is incomplete
