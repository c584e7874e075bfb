// run: scan --library --only stale-value
// expect: stale-value
// acquire() sees in one section that the bench is below its maximum, builds a worker outside and counts it in a later section; several callers together exceed the maximum.
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.locks.ReentrantLock;

public class WorkerBench {
    public static final class Worker {
        private final byte[] scratch = new byte[4096];

        public int capacity() {
            return scratch.length;
        }
    }

    private final ReentrantLock lock = new ReentrantLock();
    private final Deque<Worker> idle = new ArrayDeque<>();
    private final int max;
    private int created;

    public WorkerBench(int max) {
        this.max = max;
    }

    public Worker acquire() {
        boolean grow;
        lock.lock();
        try {
            Worker w = idle.poll();
            if (w != null) {
                return w;
            }
            grow = created < max;
        } finally {
            lock.unlock();
        }
        if (!grow) {
            return null;
        }
        Worker w = new Worker();
        lock.lock();
        try {
            created++;
        } finally {
            lock.unlock();
        }
        return w;
    }

    public void release(Worker w) {
        lock.lock();
        try {
            idle.push(w);
        } finally {
            lock.unlock();
        }
    }

    public int created() {
        lock.lock();
        try {
            return created;
        } finally {
            lock.unlock();
        }
    }
}
// corpus: unseen
