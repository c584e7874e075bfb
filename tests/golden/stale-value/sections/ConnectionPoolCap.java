// run: scan --only stale-value
// expect: stale-value
// pool checks the number of open connections under the lock and creates one in a second locked section
import java.util.ArrayList;
import java.util.List;

public class ConnectionPoolCap {
    static class PooledConnection {
        final int number;
        boolean busy;

        PooledConnection(int number) {
            this.number = number;
        }
    }

    private final Object mutex = new Object();
    private final List<PooledConnection> all = new ArrayList<>();
    private final int max;

    public ConnectionPoolCap(int max) {
        this.max = max;
    }

    private int openCount() {
        synchronized (mutex) {
            return all.size();
        }
    }

    private PooledConnection register(PooledConnection c) {
        synchronized (mutex) {
            all.add(c);
            return c;
        }
    }

    public int acquire() {
        int open = openCount();
        if (open < max) {
            PooledConnection c = connect(open + 1);
            c.busy = true;
            register(c);
            return c.number;
        }
        return -1;
    }

    private PooledConnection connect(int n) {
        return new PooledConnection(n);
    }
}
// corpus: unseen
