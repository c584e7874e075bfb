// Section 3.1 of seed 003 pairs a lock with the next one along the path only: procedural, unless --all-edges is
// given (AllPairsByCalls), sees a-b and b-c and not that c-a turns a-c around.
//
// run: scan --only lock-order --library --level procedural
// expect: none
public class AllPairsNeighbours {
    public static class A {
        public synchronized void all(B b, C c) {
            b.step(c);
        }

        synchronized void end() {
        }
    }

    public static class B {
        synchronized void step(C c) {
            c.end();
        }
    }

    public static class C {
        synchronized void end() {
        }

        public synchronized void toA(A a) {
            a.end();
        }
    }
}
