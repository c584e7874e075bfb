// run: scan --only stale-value
// expect: stale-value method=DbcpCloseBad.close line=here
// commons-dbcp: a connection that is closed twice is given back twice.

import java.util.concurrent.BlockingQueue;

public class DbcpCloseBad {
    private final BlockingQueue<Object> home;
    private final Object real = new Object();
    private boolean isClosed;

    public DbcpCloseBad(BlockingQueue<Object> home) { this.home = home; }

    public synchronized boolean isClosed() { return isClosed; }

    private synchronized void markClosed() { isClosed = true; }

    public void close() {
        if (!isClosed()) {
            markClosed(); // <- here
            home.add(real);
        }
    }
}
// corpus: published
