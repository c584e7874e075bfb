// Seed 003, section 4.1.1: two calls with one invocation signature, N.yy:(TreeSet), and two behaviours. N is not public here: see N.java.
import java.util.*;

interface Y { public void yy(Collection c); }

class M implements Y {
    public void yy(Collection c) { System.out.println("In M.yy"); }
}

class N extends M {
    public void yy(SortedSet ss) { System.out.println("In N.yy"); }
    public static void main(String[] args) {
        SortedSet ss = new TreeSet();
        Y odYiN = new N(); // object defined Y instantiated N
        odYiN.yy(ss);
        ((N) odYiN).yy(ss);
    }
}
// run: raddle show invocations $CLASSES N.main
// out: N.init:()V
// out: N.main:([Ljava/lang/String;)V
// out:   entry
// out:   invokes N.init:()V
// out:   invokes N.yy:(Ljava/util/TreeSet;)V-variantOf-M.yy:(Ljava/util/Collection;)V-compiledAs-Y.yy:(Ljava/util/Collection;)V
// out:   invokes N.yy:(Ljava/util/TreeSet;)V-variantOfAndcompiledAs-N.yy:(Ljava/util/SortedSet;)V
// out:   invokes java.util.TreeSet.init:()V
// out: N.yy:(Ljava/util/TreeSet;)V-variantOf-M.yy:(Ljava/util/Collection;)V-compiledAs-Y.yy:(Ljava/util/Collection;)V
// out: N.yy:(Ljava/util/TreeSet;)V-variantOfAndcompiledAs-N.yy:(Ljava/util/SortedSet;)V
// out: java.util.TreeSet.init:()V
// out: 5 nodes: 3 definitions, 2 variants, 0 synchronized statements
// out: 4 edges: 4 invocations, 0 containments
// corpus: seed
