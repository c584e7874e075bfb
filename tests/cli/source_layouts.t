# Where build tools have sources: the first line of a finding is a path that can be clicked, SARIF has
# paths of the repository.
$ mkdir -p java; printf 'package p;\npublic class A {\n    public void f() {\n        synchronized (this) { }\n    }\n}\n' > java/A.java
$ printf '#!/bin/sh\nmkdir -p "$1" "$2/p"; javac -g -d "$1" java/A.java; cp java/A.java "$2/p"\n' > make; chmod +x make
$ printf '#!/bin/sh\nraddle scan --only template --library --min-severity low "$@" | sed "s/: .*//;q"\n' > place; chmod +x place

# Maven, of the project, of a module, of its jar, and the module named as class path.
$ ./make maven/target/classes maven/src/main/java
$ ./place maven/target/classes; cd maven; ../place target/classes; ../place .
maven/src/main/java/p/A.java:4
src/main/java/p/A.java:4
src/main/java/p/A.java:4
$ ./make maven/core/target/classes maven/core/src/main/java; ./place maven/core
maven/core/src/main/java/p/A.java:4
$ jar cf maven/core/target/core-1.0.jar -C maven/core/target/classes p; ./place maven/core/target/core-1.0.jar
maven/core/src/main/java/p/A.java:4
$ ./make tests/target/test-classes tests/src/test/java; ./place tests/target/test-classes
tests/src/test/java/p/A.java:4
$ cp -r maven 'a [b] c'; rm -r 'a [b] c/core'; ./place 'a [b] c/target/classes'
a [b] c/src/main/java/p/A.java:4

# Gradle; generated code; Eclipse.
$ ./make gradle/build/classes/java/main gradle/src/main/java; ./place gradle/build/classes/java/main
gradle/src/main/java/p/A.java:4
$ ./make generated/target/classes generated/target/generated-sources/annotations; mkdir generated/src; ./place generated/target/classes
generated/target/generated-sources/annotations/p/A.java:4
$ ./make eclipse/bin eclipse/src; ./place eclipse/bin
eclipse/src/p/A.java:4

# Kotlin and others leave out the folders that all packages have in common: then the file must say it.
$ mkdir -p k/src/main/kotlin/net k/src/main/scala; printf 'package com.x.net;\npublic class K {\n    public void f() {\n        synchronized (this) { }\n    }\n}\n' > K.java
$ javac -g -d k/target/classes K.java; rm K.java
$ LC_ALL=C sed -i 's/K\.java/Kcx.kt/' k/target/classes/com/x/net/K.class
$ printf 'package com.y\n' > k/src/main/kotlin/Kcx.kt; printf '// A\npackage com.x.net\n' > k/src/main/kotlin/net/Kcx.kt; ./place k/target/classes
k/src/main/kotlin/net/Kcx.kt:4

# What lies elsewhere has no project; a file of another package is not shown.
$ mkdir -p other/src; javac -g -d other/lib java/A.java; ./place other/lib
A.java:4
$ sed s/p\;/q\;/ java/A.java > other/lib/A.java; ./place other/lib; cp java/A.java other/lib; ./place other/lib
A.java:4
other/lib/A.java:4

# SARIF: from the repository's root, wherever raddle is started.
$ mkdir maven/.git; cd maven/core; raddle scan --only template --library -f sarif target/classes -o ../../s --fail-on none; grep -c 'file://.*/maven/"' ../../s; grep -o '"artifactLocation".*' ../../s
1
"artifactLocation": {"uri": "core/src/main/java/p/A.java", "uriBaseId": "SRCROOT"},
