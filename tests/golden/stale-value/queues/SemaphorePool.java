// run: scan --only stale-value --library
// expect: none
// Clean: a permit of the Semaphore guarantees an idle connection, so pop after acquire can not find the deque empty; give back pushes before it releases.
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Semaphore;
import java.util.function.Function;

public class SemaphorePool {

    private static final class Conn {
        private final int id;
        private long uses;

        Conn(int id) { this.id = id; }

        String query(String q) {
            uses++;
            return id + ":" + uses + ":" + q;
        }
    }

    private final Semaphore permits;
    private final Deque<Conn> idle = new ArrayDeque<>();

    public SemaphorePool(int size) {
        permits = new Semaphore(size);
        for (int i = 0; i < size; i++) {
            idle.push(new Conn(i));
        }
    }

    private Conn pop() {
        synchronized (idle) {
            return idle.removeFirst();
        }
    }

    private void push(Conn c) {
        synchronized (idle) {
            idle.addFirst(c);
        }
    }

    public String query(String q) throws InterruptedException {
        permits.acquire();
        try {
            return with(c -> c.query(q));
        } finally {
            permits.release();
        }
    }

    private <R> R with(Function<Conn, R> f) {
        Conn c = pop();
        try {
            return f.apply(c);
        } finally {
            push(c);
        }
    }

    public int idleNow() {
        synchronized (idle) {
            return idle.size();
        }
    }
}
// corpus: unseen
