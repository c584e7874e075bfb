// run: scan --only lock-order --library
// expect: lock-order locks=C,D.class
// Seed 003, section 3.1: classes C, D, E. C.l holds C and takes D.class, D.x holds D.class and takes C.
// C.a takes D (an instance) under C; nothing takes C under an instance of D.
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

class F { // not part of the seed's library: only called
    static void kk() { }
    static void zb() { }
    static void p() { }
    static void q() { }
}
// corpus: seed
