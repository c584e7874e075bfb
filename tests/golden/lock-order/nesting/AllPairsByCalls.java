// As AllPairs, each lock taken by a method that the one before calls, or that one calls.
//
// run: scan --only lock-order --library
// run: scan --only lock-order --library --all-edges
// run: scan --only lock-order --library --level precise
// run: scan --only lock-order --library --level procedural --all-edges
// expect: lock-order locks=AllPairsByCalls$A,AllPairsByCalls$B method=AllPairsByCalls$A.all method=AllPairsByCalls$B.back
// expect: lock-order locks=AllPairsByCalls$B,AllPairsByCalls$C method=AllPairsByCalls$C.toB
// expect: lock-order locks=AllPairsByCalls$A,AllPairsByCalls$C method=AllPairsByCalls$A.all method=AllPairsByCalls$C.toA
public class AllPairsByCalls {
    public static class A {
        public synchronized void all(B b, C c) {
            b.step(c);
        }

        synchronized void end() {
        }
    }

    public static class B {
        synchronized void step(C c) {
            pass(c);
        }

        private void pass(C c) {
            c.end();
        }

        public synchronized void back(A a) {
            a.end();
        }

        synchronized void end() {
        }
    }

    public static class C {
        synchronized void end() {
        }

        public synchronized void toB(B b) {
            b.end();
        }

        public synchronized void toA(A a) {
            a.end();
        }
    }
}
