// run: scan --only atomicity
// expect: atomicity method=PoolStatisticsBad.report line=here
// commons-pool: active and idle of one pool are asked for one by one, under the lock of the report.

public class PoolStatisticsBad {
    public static class Pool {
        private int active, idle = 8;

        public synchronized void borrow() {
            active++;
            idle--;
        }

        public synchronized void giveBack() {
            active--;
            idle++;
        }

        public synchronized int active() { return active; }

        public synchronized int idle() { return idle; }

        public synchronized int all() { return active + idle; }
    }

    private int most;

    public synchronized void report(Pool pool) {
        int all = pool.active() + pool.idle(); // <- here
        if (all > most)
            most = all;
    }
}
// corpus: published
