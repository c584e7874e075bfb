// run: scan --only lock-order --library
// expect: lock-order
// DERBY-5560: LogicalConnection.close holds the logical connection and recycles in the pooled connection; PooledConn.getConnection holds the pooled one and closes the logical one.
public class ClientPooledConn {
    private LogicalConnection logical;
    private boolean closed;
    private int events;

    public synchronized LogicalConnection getConnection() {
        if (closed) {
            throw new IllegalStateException("closed");
        }
        if (logical != null) {
            logical.closeWithoutRecycling();
        }
        logical = new LogicalConnection(this);
        return logical;
    }

    synchronized void recycle(LogicalConnection who) {
        events++;
        if (who == logical) {
            logical = null;
        }
    }

    public synchronized void close() {
        closed = true;
    }

    public static class LogicalConnection {
        private ClientPooledConn owner;

        LogicalConnection(ClientPooledConn owner) {
            this.owner = owner;
        }

        public synchronized void close() {
            if (owner == null) {
                return;
            }
            owner.recycle(this);
            owner = null;
        }

        synchronized void closeWithoutRecycling() {
            owner = null;
        }

        public synchronized boolean isClosed() {
            return owner == null;
        }
    }
}
// corpus: unseen
