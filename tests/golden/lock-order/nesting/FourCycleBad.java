// run: scan --only lock-order --library
// expect: lock-order locks=FourCycleBad$A,FourCycleBad$B,FourCycleBad$C,FourCycleBad$D
// Four classes in a ring.
public class FourCycleBad {
    private final A a = new A();
    private final B b = new B();
    private final C c = new C();
    private final D d = new D();
    public void ab() { synchronized (a) { synchronized (b) { a.n++; } } }
    public void bc() { synchronized (b) { synchronized (c) { b.n++; } } }
    public void cd() { synchronized (c) { synchronized (d) { c.n++; } } }
    public void da() { synchronized (d) { synchronized (a) { d.n++; } } }
    static class A { int n; }
    static class B { int n; }
    static class C { int n; }
    static class D { int n; }
}
