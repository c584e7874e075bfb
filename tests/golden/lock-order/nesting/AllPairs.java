// A path takes a, then b, then c: a-b, b-c and a-c are all orders that others may turn around, and a scan
// looks at each of them, with --all-edges or without.
//
// run: scan --only lock-order --library
// run: scan --only lock-order --library --all-edges
// run: scan --only lock-order --library --level precise
// expect: lock-order locks=AllPairs$A,AllPairs$B method=AllPairs.all method=AllPairs.ba
// expect: lock-order locks=AllPairs$B,AllPairs$C method=AllPairs.all method=AllPairs.cb
// expect: lock-order locks=AllPairs$A,AllPairs$C method=AllPairs.all method=AllPairs.ca
public class AllPairs {
    static class A { }
    static class B { }
    static class C { }

    private final A a = new A();
    private final B b = new B();
    private final C c = new C();

    public void all() {
        synchronized (a) {
            synchronized (b) {
                synchronized (c) {
                }
            }
        }
    }

    public void ba() {
        synchronized (b) {
            synchronized (a) {
            }
        }
    }

    public void cb() {
        synchronized (c) {
            synchronized (b) {
            }
        }
    }

    public void ca() {
        synchronized (c) {
            synchronized (a) {
            }
        }
    }
}
