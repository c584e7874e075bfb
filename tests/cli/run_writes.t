# What is written or deflated cannot be taken back: refused while every schedule is explored, done by a run.
$ echo 'import java.io.*; import java.util.zip.*; public class W { public static void main(String[] args) throws Exception { if (args.length == 0) try (FileWriter w = new FileWriter("made")) { w.write("text"); } else System.out.println(new Deflater(9).getTotalIn()); } }' > W.java; javac -d classes W.java && raddle check classes --jdk $JDK | grep 'not followed'
  not followed: writing files while every schedule is explored
$ raddle check classes --jdk $JDK -- deflate | grep 'not followed'
  not followed: deflating while every schedule is explored
$ ls made
! ls: cannot access 'made': No such file or directory
? 2
$ raddle run classes --jdk $JDK && cat made && echo && raddle run classes --jdk $JDK -- deflate
text
0
