// run: scan --library --only lock-order
// expect: lock-order
// Link.close holds the link's monitor and takes the pool lock; LinkPool.evict holds the pool lock and enters each link's monitor
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;

public class LinkPool {
    private final ReentrantLock lock = new ReentrantLock();
    private final Set<Link> all = new HashSet<>();
    private final Deque<Link> free = new ArrayDeque<>();
    private final long maxIdleNanos;

    public LinkPool(long maxIdleNanos) {
        this.maxIdleNanos = maxIdleNanos;
    }

    public Link borrow() {
        lock.lock();
        try {
            Link l = free.pollFirst();
            if (l == null) {
                l = new Link();
                all.add(l);
            }
            return l;
        } finally {
            lock.unlock();
        }
    }

    public int evict() {
        int evicted = 0;
        lock.lock();
        try {
            for (Iterator<Link> it = all.iterator(); it.hasNext();) {
                Link l = it.next();
                if (l.idleFor() > maxIdleNanos) {
                    it.remove();
                    free.remove(l);
                    evicted++;
                }
            }
        } finally {
            lock.unlock();
        }
        return evicted;
    }

    private void giveBack(Link l) {
        lock.lock();
        try {
            if (all.contains(l)) {
                free.addFirst(l);
            }
        } finally {
            lock.unlock();
        }
    }

    public class Link implements AutoCloseable {
        private long lastUse = System.nanoTime();
        private int statements;

        public synchronized int execute(String sql) {
            lastUse = System.nanoTime();
            statements++;
            return sql.length();
        }

        synchronized long idleFor() {
            return System.nanoTime() - lastUse;
        }

        @Override
        public synchronized void close() {
            statements = 0;
            giveBack(this);
        }
    }
}
// corpus: unseen17
