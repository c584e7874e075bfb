// run: scan --only lock-order --library --max-cycle 5
// expect: lock-order locks=FiveCycleBad$A,FiveCycleBad$B,FiveCycleBad$C,FiveCycleBad$D,FiveCycleBad$E
// Five classes in a ring: longer than the default of four.
public class FiveCycleBad {
    private final A a = new A();
    private final B b = new B();
    private final C c = new C();
    private final D d = new D();
    private final E e = new E();
    public void ab() { synchronized (a) { synchronized (b) { a.n++; } } }
    public void bc() { synchronized (b) { synchronized (c) { b.n++; } } }
    public void cd() { synchronized (c) { synchronized (d) { c.n++; } } }
    public void de() { synchronized (d) { synchronized (e) { d.n++; } } }
    public void ea() { synchronized (e) { synchronized (a) { e.n++; } } }
    static class A { int n; }
    static class B { int n; }
    static class C { int n; }
    static class D { int n; }
    static class E { int n; }
}
