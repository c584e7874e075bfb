# Programs run on the classes of some JDKs. Of others one line says which, before anything runs. A home is known by its release
# file, and by the version of its classes.
$ echo 'public class Hello { public static void main(String[] args) { System.out.println("hello"); } }' > Hello.java; javac -d c Hello.java; mkdir -p other/lib; ln -s $JDK/lib/modules other/lib/modules; for v in 1.8.0_392 9.0.4 10 12 16.0.2 22 26-ea 99; do echo "JAVA_VERSION=\"$v\"" > other/release; raddle run --jdk other c; echo $?; done
! raddle: programs cannot be run on JDK 8: the releases supported are 11, 17, 21 and 25
! raddle: programs cannot be run on JDK 9: the releases supported are 11, 17, 21 and 25
! raddle: programs cannot be run on JDK 10: the releases supported are 11, 17, 21 and 25
! raddle: programs cannot be run on JDK 12: the releases supported are 11, 17, 21 and 25
! raddle: programs cannot be run on JDK 16: the releases supported are 11, 17, 21 and 25
! raddle: programs cannot be run on JDK 22: the releases supported are 11, 17, 21 and 25
! raddle: programs cannot be run on JDK 26: the releases supported are 11, 17, 21 and 25
! raddle: programs cannot be run on JDK 99: the releases supported are 11, 17, 21 and 25
2
2
2
2
2
2
2
2
$ raddle check --jdk other c
! raddle: programs cannot be run on JDK 99: the releases supported are 11, 17, 21 and 25
? 2
$ rm other/release; raddle run --jdk other c
hello

# A JDK 8, which has rt.jar, and one whose classes are of a Java to come.
$ mkdir -p src/java/lang old/jre/lib new/jre/lib; echo 'package java.lang; public class Object { }' > src/java/lang/Object.java; javac -nowarn -d made --patch-module java.base=src src/java/lang/Object.java; for v in old new; do if [ $v = old ]; then printf "\000\064"; else printf "\000\110"; fi | dd of=made/java/lang/Object.class bs=1 seek=6 conv=notrunc status=none; jar cfM $v/jre/lib/rt.jar -C made java; done; raddle run --jdk old c; echo $?; raddle check --jdk new c
! raddle: programs cannot be run on JDK 8: the releases supported are 11, 17, 21 and 25
! raddle: class files of Java 28: read as those of 25
! raddle: programs cannot be run on JDK 28: the releases supported are 11, 17, 21 and 25
2
? 2

$ raddle help run | grep -o 'JDK 11, 17, 21 or 25'; raddle help check | grep -o 'JDK 11, 17, 21 or 25'
JDK 11, 17, 21 or 25
JDK 11, 17, 21 or 25
