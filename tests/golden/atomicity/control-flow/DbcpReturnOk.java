// run: scan --only atomicity,stale-value
// expect: none
// commons-dbcp: under the lock of the connection the pool is asked whether it is open, and given the object.

public class DbcpReturnOk {
    public static class Pool {
        private boolean isClosed;
        private int idle;

        public synchronized boolean isClosed() { return isClosed; }

        public synchronized void add(Object o) { idle++; }

        public synchronized void close() {
            isClosed = true;
            idle = 0;
        }

        public synchronized boolean addIfOpen(Object o) {
            if (isClosed)
                return false;
            idle++;
            return true;
        }
    }

    private boolean isDone;

    public synchronized void close(Pool pool) {
        if (isDone)
            return;
        isDone = true;
        pool.addIfOpen(this);
    }
}
// corpus: published
