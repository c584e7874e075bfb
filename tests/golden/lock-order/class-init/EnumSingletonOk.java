// run: scan --only lock-order --library
// expect: none
// The statistics read the pool before they lock themselves.
public class EnumSingletonOk {
    public enum Pool {
        INSTANCE;
        private int n;
        public synchronized void take() { n--; Stats.INSTANCE.count(); }
        public synchronized int free() { return n; }
    }
    public enum Stats {
        INSTANCE;
        private int n;
        public synchronized void count() { n++; }
        public int report() {
            int free = Pool.INSTANCE.free();
            synchronized (this) { return n + free; }
        }
    }
}
