// run: scan --only lock-order --library
// expect: none
// Seed 003, figure FC4.1: its invocation graph has 13 nodes; locks are A before D, B before D: no cycle.
class A {
    public int i;
    public void setI(int j) { i = j; }
}

class B extends A {
    public int ii;
}

public class D {
    public void gain(A a) {
        synchronized (a) {
            a.setI(33);
            synchronized (this) {
                a.setI(77);
            }
        }
    }

    public void plain(boolean q) {
        A a = q ? new A() : new B();
        gain(a);
    }
}
// Figure FC4.2, node for node and edge for edge.
// run: raddle show invocations $CLASSES
// out: A.init:()V
// out:   invokes java.lang.Object.init:()V
// out: A.setI:(I)V
// out: B.init:()V
// out:   invokes A.init:()V
// out: B.setI:(I)V-variantOfAndcompiledAs-A.setI:(I)V
// out: D.gain:(LA;)V
// out:   entry
// out:   contains D.gain:(LA;)V#LA;#0
// out: D.gain:(LA;)V#LA;#0
// out:   locks A
// out:   invokes A.setI:(I)V
// out:   contains D.gain:(LA;)V#LA;#0#LD;#1
// out: D.gain:(LA;)V#LA;#0#LD;#1
// out:   locks D
// out:   invokes A.setI:(I)V
// out: D.gain:(LB;)V-variantOfAndcompiledAs-D.gain:(LA;)V
// out:   contains D.gain:(LB;)V-variantOfAndcompiledAs-D.gain:(LA;)V#LB;#0
// out: D.gain:(LB;)V-variantOfAndcompiledAs-D.gain:(LA;)V#LB;#0
// out:   locks B
// out:   invokes B.setI:(I)V-variantOfAndcompiledAs-A.setI:(I)V
// out:   contains D.gain:(LB;)V-variantOfAndcompiledAs-D.gain:(LA;)V#LB;#0#LD;#1
// out: D.gain:(LB;)V-variantOfAndcompiledAs-D.gain:(LA;)V#LB;#0#LD;#1
// out:   locks D
// out:   invokes B.setI:(I)V-variantOfAndcompiledAs-A.setI:(I)V
// out: D.init:()V
// out:   entry
// out:   invokes java.lang.Object.init:()V
// out: D.plain:(Z)V
// out:   entry
// out:   invokes A.init:()V
// out:   invokes B.init:()V
// out:   invokes D.gain:(LA;)V
// out:   invokes D.gain:(LB;)V-variantOfAndcompiledAs-D.gain:(LA;)V
// out: java.lang.Object.init:()V
// out: 13 nodes: 7 definitions, 2 variants, 4 synchronized statements
// out: 15 edges: 11 invocations, 4 containments
// run: raddle show lockgraph $CLASSES
// out: A -> D
// out:   D.gain:(LA;)V#LA;#0-D.gain:(LA;)V#LA;#0#LD;#1
// out: B -> D
// out:   D.gain:(LB;)V#LB;#0-D.gain:(LB;)V#LB;#0#LD;#1
// out: 3 locks: 0 class objects, 3 types
// out: 2 edges, 2 paths
// corpus: seed
