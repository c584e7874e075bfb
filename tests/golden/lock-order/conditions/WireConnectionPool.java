// run: scan --library --only lock-order
// expect: lock-order
// release takes the pool lock inside the connection's monitor (WireConnection.close); reclaim takes the connection's monitor inside the pool lock
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class WireConnectionPool {
    private final ReentrantLock poolLock = new ReentrantLock();
    private final Condition available = poolLock.newCondition();
    private final Deque<WireConnection> idle = new ArrayDeque<>();
    private final List<WireConnection> all = new ArrayList<>();
    private final int limit;

    public WireConnectionPool(int limit) {
        this.limit = limit;
    }

    public WireConnection borrow(long millis) throws InterruptedException {
        long nanos = TimeUnit.MILLISECONDS.toNanos(millis);
        poolLock.lock();
        try {
            while (idle.isEmpty() && all.size() == limit) {
                if (nanos <= 0) {
                    return null;
                }
                nanos = available.awaitNanos(nanos);
            }
            if (!idle.isEmpty()) {
                return idle.pop();
            }
            WireConnection c = new WireConnection(this);
            all.add(c);
            return c;
        } finally {
            poolLock.unlock();
        }
    }

    void giveBack(WireConnection c) {
        poolLock.lock();
        try {
            if (all.contains(c)) {
                idle.push(c);
                available.signal();
            }
        } finally {
            poolLock.unlock();
        }
    }

    /** Called from the house-keeping thread: gives up connections nobody used for a while, borrowed or not. */
    public int reclaim(long olderThanNanos) {
        int n = 0;
        poolLock.lock();
        try {
            for (Iterator<WireConnection> it = all.iterator(); it.hasNext();) {
                WireConnection c = it.next();
                if (c.expired(olderThanNanos)) {
                    it.remove();
                    idle.remove(c);
                    available.signal();
                    n++;
                }
            }
        } finally {
            poolLock.unlock();
        }
        return n;
    }
}

class WireConnection implements AutoCloseable {
    private final WireConnectionPool home;
    private long lastUse = System.nanoTime();
    private int statements;

    WireConnection(WireConnectionPool home) {
        this.home = home;
    }

    public synchronized int execute(String sql) {
        lastUse = System.nanoTime();
        return ++statements + sql.length();
    }

    synchronized boolean expired(long age) {
        return System.nanoTime() - lastUse > age;
    }

    @Override
    public synchronized void close() {
        lastUse = System.nanoTime();
        statements = 0;
        home.giveBack(this);
    }
}
// corpus: unseen9
