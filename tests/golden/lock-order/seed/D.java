// run: scan --only lock-order --library
// expect: none
// Seed 003, figure FC4.1: its invocation graph has 13 nodes; locks are A before D, B before D: no cycle.
class A {
    public int i;
    public void setI(int j) { i = j; }
}

class B extends A {
    public int ii;
}

public class D {
    public void gain(A a) {
        synchronized (a) {
            a.setI(33);
            synchronized (this) {
                a.setI(77);
            }
        }
    }

    public void plain(boolean q) {
        A a = q ? new A() : new B();
        gain(a);
    }
}
