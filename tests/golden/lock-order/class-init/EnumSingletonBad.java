// run: scan --only lock-order --library
// expect: lock-order locks=EnumSingletonBad$Pool,EnumSingletonBad$Stats
// Two enum singletons call each other's synchronized methods.
public class EnumSingletonBad {
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
        public synchronized int report() { return n + Pool.INSTANCE.free(); }
    }
}
