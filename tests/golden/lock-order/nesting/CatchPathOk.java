// run: scan --only lock-order --library
// expect: none
// The exception leaves the locked region before the handler takes the second lock.
public class CatchPathOk {
    public static class Store {
        private int n;
        public void put(Journal j, int v) {
            try {
                synchronized (this) {
                    if (v < 0) throw new IllegalArgumentException();
                    n = v;
                }
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
