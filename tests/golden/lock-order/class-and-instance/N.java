// run: scan --only lock-order
// expect: none
// Seed 003, section 4.1.1, as printed: two calls with the same invocation signature N.yy:(TreeSet), two different targets.
import java.util.*;

interface Y { public void yy(Collection c); }

class M implements Y {
    public void yy(Collection c) { System.out.println("In M.yy"); }
}

public class N extends M {
    public void yy(SortedSet ss) { System.out.println("In N.yy"); }
    public static void main(String[] args) {
        SortedSet ss = new TreeSet();
        Y odYiN = new N(); // object defined Y instantiated N
        odYiN.yy(ss);
        ((N) odYiN).yy(ss);
    }
}
// Compilers now give the public N a method yy(Collection) of its own that calls the inherited one, because M is not public: the
// first call runs it. NSignatures has the nodes of the text.
// run: raddle show invocations $CLASSES N.main N.yy
// out: N.init:()V
// out: N.main:([Ljava/lang/String;)V
// out:   entry
// out:   invokes N.init:()V
// out:   invokes N.yy:(Ljava/util/TreeSet;)V-variantOf-N.yy:(Ljava/util/Collection;)V-compiledAs-Y.yy:(Ljava/util/Collection;)V
// out:   invokes N.yy:(Ljava/util/TreeSet;)V-variantOfAndcompiledAs-N.yy:(Ljava/util/SortedSet;)V
// out:   invokes java.util.TreeSet.init:()V
// out: N.yy:(Ljava/util/TreeSet;)V-variantOf-N.yy:(Ljava/util/Collection;)V-compiledAs-Y.yy:(Ljava/util/Collection;)V
// out:   invokes N.yy:(Ljava/util/TreeSet;)V-variantOfAndcompiledAs-M.yy:(Ljava/util/Collection;)V
// out: N.yy:(Ljava/util/TreeSet;)V-variantOfAndcompiledAs-M.yy:(Ljava/util/Collection;)V
// out: N.yy:(Ljava/util/TreeSet;)V-variantOfAndcompiledAs-N.yy:(Ljava/util/SortedSet;)V
// out:   invokes java.io.PrintStream.println:(Ljava/lang/String;)V
// out: java.io.PrintStream.println:(Ljava/lang/String;)V
// out: java.util.TreeSet.init:()V
// out: 7 nodes: 4 definitions, 3 variants, 0 synchronized statements
// out: 6 edges: 6 invocations, 0 containments
// corpus: seed
