// run: scan --only lock-order --library
// expect: none
// The DERBY-5560 fix: LogicalConnection.close takes the pooled connection's monitor first and its own second, the same order as getConnection.
public class ClientPooledFixed {
    private LogicalConnection logical;
    private int events;

    public synchronized LogicalConnection getConnection() {
        if (logical != null) {
            logical.closeWithoutRecycling();
        }
        logical = new LogicalConnection(this);
        return logical;
    }

    private void recycle(LogicalConnection who) {
        events++;
        if (who == logical) {
            logical = null;
        }
    }

    public static class LogicalConnection {
        private final ClientPooledFixed owner;
        private boolean closed;

        private LogicalConnection(ClientPooledFixed owner) {
            this.owner = owner;
        }

        public void close() {
            synchronized (owner) {
                synchronized (this) {
                    if (closed) {
                        return;
                    }
                    closed = true;
                    owner.recycle(this);
                }
            }
        }

        private synchronized void closeWithoutRecycling() {
            closed = true;
        }

        public synchronized boolean isClosed() {
            return closed;
        }
    }
}
// corpus: unseen
