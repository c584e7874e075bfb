// run: scan --only atomicity
// expect: atomicity method=DbcpReturnBad.close line=here
// commons-dbcp: under the lock of the connection the pool is asked whether it is open, and given the object.

public class DbcpReturnBad {
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
        if (!pool.isClosed())
            pool.add(this); // <- here
    }
}
// corpus: published
