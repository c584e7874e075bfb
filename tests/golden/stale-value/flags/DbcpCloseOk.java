// run: scan --only atomicity,stale-value
// expect: none
// commons-dbcp: a connection that is closed twice is given back twice.

import java.util.concurrent.BlockingQueue;

public class DbcpCloseOk {
    private final BlockingQueue<Object> home;
    private final Object real = new Object();
    private boolean isClosed;

    public DbcpCloseOk(BlockingQueue<Object> home) { this.home = home; }

    public synchronized boolean isClosed() { return isClosed; }

    private synchronized void markClosed() { isClosed = true; }

    public void close() {
        synchronized (this) {
            if (isClosed)
                return;
            isClosed = true;
        }
        home.add(real);
    }
}
// corpus: published
