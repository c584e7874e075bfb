// run: scan --library --only lock-order
// expect: none
// report() asks the pool before it takes the statistics' lock; the only nesting is pool then statistics
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class SocketDepot {
    private final ReadWriteLock poolLock = new ReentrantReadWriteLock();
    private final Deque<Object> idle = new ArrayDeque<>();
    private final Loans loans = new Loans(this);

    public Object lend(String user) {
        poolLock.writeLock().lock();
        try {
            Object c = idle.isEmpty() ? new Object() : idle.pop();
            loans.note(user);
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

    public Loans loans() {
        return loans;
    }

    public static final class Loans {
        private final ReadWriteLock lock = new ReentrantReadWriteLock();
        private final Map<String, Integer> byUser = new HashMap<>();
        private final SocketDepot owner;

        private Loans(SocketDepot owner) {
            this.owner = owner;
        }

        void note(String user) {
            lock.writeLock().lock();
            try {
                byUser.merge(user, 1, Integer::sum);
            } finally {
                lock.writeLock().unlock();
            }
        }

        public String report() {
            int free = owner.idle();
            lock.readLock().lock();
            try {
                return byUser + " idle=" + free;
            } finally {
                lock.readLock().unlock();
            }
        }
    }
}
// corpus: unseen10
