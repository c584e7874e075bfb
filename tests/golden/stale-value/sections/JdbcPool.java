// run: scan --only stale-value --library
// expect: stale-value
// JdbcPool.borrow asks idleCount() > 0 under the lock, and pop() in a second critical section calls removeFirst without check; with one idle connection and two borrowers the second gets NoSuchElementException.
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.atomic.AtomicInteger;

public class JdbcPool {

    public static final class Conn {
        private final int id;

        private Conn(int id) { this.id = id; }

        public int id() { return id; }
    }

    private final Deque<Conn> idle = new ArrayDeque<>();
    private final AtomicInteger ids = new AtomicInteger();

    private int idleCount() {
        synchronized (idle) {
            return idle.size();
        }
    }

    private Conn pop() {
        synchronized (idle) {
            return idle.removeFirst();
        }
    }

    private Conn create() {
        return new Conn(ids.incrementAndGet());
    }

    public Conn borrow() {
        return idleCount() > 0 ? pop() : create();
    }

    public void giveBack(Conn c) {
        synchronized (idle) {
            idle.addFirst(c);
        }
    }

    public int created() {
        return ids.get();
    }
}
// corpus: unseen
