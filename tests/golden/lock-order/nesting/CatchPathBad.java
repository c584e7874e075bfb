// run: scan --only lock-order --library
// expect: lock-order locks=CatchPathBad$Journal,CatchPathBad$Store
// The second lock is only taken in an exception handler.
public class CatchPathBad {
    public static class Store {
        private int n;
        public synchronized void put(Journal j, int v) {
            try {
                if (v < 0) throw new IllegalArgumentException();
                n = v;
            } catch (IllegalArgumentException e) {
                j.note();
            }
        }
        public synchronized int size() { return n; }
    }
    public static class Journal {
        private int errors;
        public synchronized void note() { errors++; }
        public synchronized int check(Store s) { return errors + s.size(); }
    }
}
