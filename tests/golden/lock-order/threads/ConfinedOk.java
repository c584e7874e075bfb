// run: scan --only lock-order --library
// expect: none
// Both orders on lock objects that are made in the method and never leave it.
public class ConfinedOk {
    static class A { int n; }
    static class B { int n; }
    public int up() {
        A a = new A(); B b = new B();
        synchronized (a) { synchronized (b) { return a.n + b.n; } }
    }
    public int down() {
        A a = new A(); B b = new B();
        synchronized (b) { synchronized (a) { return a.n - b.n; } }
    }
}
