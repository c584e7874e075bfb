// run: scan --only lock-order --library --level procedural
// expect: lock-order locks=C,D.class
// Seed 003, section 3.1 at its own level: synchronized methods only, two-cycles.
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
// corpus: seed
