# stale-value in a module: of packages that are not exported only the module's own code makes use, and a class of
# one that takes no lock leaves it to its callers. That is a doubt, and makes a finding low.
$ mkdir -p src/m/p src/m/q classes
$ printf 'module m {\n    exports p;\n}\n' > src/m/module-info.java
$ printf 'package p;\npublic class Open {\n    private final java.util.concurrent.atomic.AtomicInteger n = new java.util.concurrent.atomic.AtomicInteger();\n    public void add() { n.set(n.get() + 1); }\n}\n' > src/m/p/Open.java
$ printf 'package q;\npublic class Hidden {\n    private final java.util.concurrent.atomic.AtomicInteger n = new java.util.concurrent.atomic.AtomicInteger();\n    public void add() { n.set(n.get() + 1); }\n}\n' > src/m/q/Hidden.java
$ javac -g -d classes src/m/module-info.java src/m/p/Open.java src/m/q/Hidden.java
$ raddle scan --only stale-value --min-severity low --library classes | grep 'stale-value:\|against'
Open.java:4: medium stale-value: ...
Hidden.java:4: low stale-value: ...
  against: the package is not exported, and the class takes no lock

# A module that exports nothing is no library; nor is the doubt raised without one.
$ printf 'module m {\n}\n' > src/m/module-info.java
$ javac -g -d classes src/m/module-info.java src/m/p/Open.java src/m/q/Hidden.java
$ raddle scan --only stale-value --library classes | grep -c ' medium '
2
$ rm classes/module-info.class; raddle scan --only stale-value --library classes | grep -c ' medium '
2
