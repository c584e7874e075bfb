// run: scan --library --only lock-order
// expect: lock-order
// lend() takes the pool's write lock, then the statistics' one; report() takes the statistics' lock, then the pool's read lock
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ConnDepot {
    private final ReadWriteLock poolLock = new ReentrantReadWriteLock();
    private final Deque<Object> idle = new ArrayDeque<>();
    private final Usage usage = new Usage(this);

    public Object lend(String user) {
        poolLock.writeLock().lock();
        try {
            Object c = idle.isEmpty() ? new Object() : idle.pop();
            usage.note(user);
            return c;
        } finally {
            poolLock.writeLock().unlock();
        }
    }

    public void giveBack(Object c) {
        poolLock.writeLock().lock();
        try {
            idle.push(c);
        } finally {
            poolLock.writeLock().unlock();
        }
    }

    public int idle() {
        poolLock.readLock().lock();
        try {
            return idle.size();
        } finally {
            poolLock.readLock().unlock();
        }
    }

    public Usage usage() {
        return usage;
    }

    public static final class Usage {
        private final ReadWriteLock lock = new ReentrantReadWriteLock();
        private final Map<String, Integer> loans = new HashMap<>();
        private final ConnDepot owner;

        private Usage(ConnDepot owner) {
            this.owner = owner;
        }

        void note(String user) {
            lock.writeLock().lock();
            try {
                loans.merge(user, 1, Integer::sum);
            } finally {
                lock.writeLock().unlock();
            }
        }

        public String report() {
            lock.readLock().lock();
            try {
                return loans + " idle=" + owner.idle();
            } finally {
                lock.readLock().unlock();
            }
        }
    }
}
// corpus: unseen10
