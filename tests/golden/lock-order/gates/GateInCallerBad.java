// run: scan --only lock-order --library
// expect: lock-order locks=GateInCallerBad$A,GateInCallerBad$B
// As GateInCallerOk, but one public method forgets the gate.
public class GateInCallerBad {
    static class A { int n; }
    static class B { int n; }
    private final A a = new A();
    private final B b = new B();
    public synchronized void up() { doUp(); }
    public void down() { doDown(); }
    private void doUp() { ab(); }
    private void doDown() { ba(); }
    private void ab() { synchronized (a) { synchronized (b) { a.n++; } } }
    private void ba() { synchronized (b) { synchronized (a) { b.n++; } } }
}
