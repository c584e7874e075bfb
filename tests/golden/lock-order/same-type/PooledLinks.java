// run: scan --library --only lock-order
// expect: lock-order
// sweep locks pool then each link, lent ones too; Link.close locks link then pool (through the abstract Resource.release)
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class PooledLinks {
    public abstract static class Resource {
        private boolean closed;

        public final synchronized void close() {
            if (!closed) {
                closed = true;
                release();
            }
        }

        final synchronized void reopen() {
            closed = false;
        }

        protected abstract void release();
    }

    public static final class Link extends Resource {
        private final PooledLinks pool;
        private long lastUse = System.nanoTime();

        Link(PooledLinks pool) {
            this.pool = pool;
        }

        public synchronized void send(byte[] b) {
            lastUse = System.nanoTime() + b.length;
        }

        synchronized long idleFor() {
            return System.nanoTime() - lastUse;
        }

        @Override
        protected void release() {
            pool.giveBack(this);
        }
    }

    private final Lock lock = new ReentrantLock();
    private final Deque<Link> idle = new ArrayDeque<>();
    private final List<Link> all = new ArrayList<>();

    public Link borrow() {
        Link l;
        lock.lock();
        try {
            l = idle.pollFirst();
            if (l == null) {
                l = new Link(this);
                all.add(l);
                return l;
            }
        } finally {
            lock.unlock();
        }
        l.reopen();
        return l;
    }

    void giveBack(Link l) {
        lock.lock();
        try {
            idle.addLast(l);
        } finally {
            lock.unlock();
        }
    }

    /** Counts links, lent or not, that nobody has used for long. */
    public int sweep(long maxIdle) {
        lock.lock();
        try {
            int n = 0;
            for (Link l : all) {
                if (l.idleFor() > maxIdle) {
                    n++;
                }
            }
            return n;
        } finally {
            lock.unlock();
        }
    }
}
// corpus: unseen21
