// run: scan --only lock-order --library
// expect: none
// The gate is the receiver's lock, taken by every public method two calls further out.
public class GateInCallerOk {
    static class A { int n; }
    static class B { int n; }
    private final A a = new A();
    private final B b = new B();
    public synchronized void up() { doUp(); }
    public synchronized void down() { doDown(); }
    private void doUp() { ab(); }
    private void doDown() { ba(); }
    private void ab() { synchronized (a) { synchronized (b) { a.n++; } } }
    private void ba() { synchronized (b) { synchronized (a) { b.n++; } } }
}
