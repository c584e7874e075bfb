// run: scan --only lock-order --library
// expect: lock-order locks=TwoCyclesBad$A,TwoCyclesBad$B
// expect: lock-order locks=TwoCyclesBad$B,TwoCyclesBad$C
// Two cycles that share one lock: two findings. (a, b, c are never nested three deep.)
public class TwoCyclesBad {
    private final A a = new A();
    private final B b = new B();
    private final C c = new C();
    public void ab() { synchronized (a) { synchronized (b) { a.n++; } } }
    public void ba() { synchronized (b) { synchronized (a) { b.n++; } } }
    public void bc() { synchronized (b) { synchronized (c) { c.n++; } } }
    public void cb() { synchronized (c) { synchronized (b) { c.n++; } } }
    static class A { int n; }
    static class B { int n; }
    static class C { int n; }
}
