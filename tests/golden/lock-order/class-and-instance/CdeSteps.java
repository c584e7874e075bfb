// Seed 003, section 3.1, step by step: F is called and not part of the library, so it is left out of INPUT.
class C {
    public synchronized void l() { E.m(); }
    public void k() { F.kk(); }
    public synchronized void a(D d) { d.b(); }
    public synchronized void z() { F.zb(); }
}

class D {
    public static synchronized void n() { F.p(); }
    public synchronized void b() { F.q(); }
    public static synchronized void x(E e, C c) { e.y(c); }
}

class E {
    public static void m() { D.n(); }
    public void y(C c) { c.z(); }
}

class F {
    static void kk() { }
    static void zb() { }
    static void p() { }
    static void q() { }
}
// Step 1, figure FC3.1, with the constructors that the figure leaves out.
// run: raddle show invocations --jdk none --level procedural $CLASSES/C.class $CLASSES/D.class $CLASSES/E.class
// out: C.a:(LD;)V
// out:   locks C
// out:   invokes D.b:()V
// out: C.init:()V
// out:   invokes java.lang.Object.init:()V
// out: C.k:()V
// out:   invokes F.kk:()V
// out: C.l:()V
// out:   locks C
// out:   invokes E.m:()V
// out: C.z:()V
// out:   locks C
// out:   invokes F.zb:()V
// out: D.b:()V
// out:   locks D
// out:   invokes F.q:()V
// out: D.init:()V
// out:   invokes java.lang.Object.init:()V
// out: D.n:()V
// out:   locks D.class
// out:   invokes F.p:()V
// out: D.x:(LE;LC;)V
// out:   locks D.class
// out:   invokes E.y:(LC;)V
// out: E.init:()V
// out:   invokes java.lang.Object.init:()V
// out: E.m:()V
// out:   invokes D.n:()V
// out: E.y:(LC;)V
// out:   invokes C.z:()V
// out: F.kk:()V
// out: F.p:()V
// out: F.q:()V
// out: F.zb:()V
// out: java.lang.Object.init:()V
// out: 17 nodes: 12 definitions, 0 variants, 0 synchronized statements, 5 undefined
// out: 12 edges: 12 invocations, 0 containments
// Steps 2 to 4, figures FC3.2 to FC3.4: paths between synchronized methods, then the locks that these take.
// run: raddle show lockgraph --jdk none --level procedural $CLASSES/C.class $CLASSES/D.class $CLASSES/E.class
// out: C -> D
// out:   C.a:(LD;)V-D.b:()V
// out: C -> D.class
// out:   C.l:()V-E.m:()V-D.n:()V
// out: D.class -> C
// out:   D.x:(LE;LC;)V-E.y:(LC;)V-C.z:()V
// out: cycle of 2 C D.class
// out: 3 locks: 1 class objects, 2 types
// out: 3 edges, 3 paths
// The report. The seed lists C.a D.b as another option of thread 1; but D.b is an instance method and locks a D, not D.class, by the
// seed's own step 4. By the definition it is no part of this cycle.
// run: raddle scan --jdk none --only lock-order --level procedural --fail-on low -f xml $CLASSES/C.class $CLASSES/D.class $CLASSES/E.class
// out: <?xml version="1.0" encoding="UTF-8"?>
// out: <LockOrderReport>
// out: <Cycle-2 locks="C D.class">
// out: <Thread-1-Option>C.l E.m D.n</Thread-1-Option>
// out: <Thread-2-Option>D.x E.y C.z</Thread-2-Option>
// out: </Cycle-2>
// out: </LockOrderReport>
// exit: 1
// corpus: seed
