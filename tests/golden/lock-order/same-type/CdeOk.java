// run: scan --only lock-order --library
// expect: none
// Section 3.1 repaired: D.x calls out before it takes D.class.
class C {
    public synchronized void l() { E.m(); }
    public void k() { F.kk(); }
    public synchronized void a(D d) { d.b(); }
    public synchronized void z() { F.zb(); }
}

class D {
    static int n;
    public static synchronized void n() { F.p(); }
    public synchronized void b() { F.q(); }
    public static void x(E e, C c) {
        e.y(c);
        synchronized (D.class) { n++; }
    }
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
