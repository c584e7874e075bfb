// run: scan --library --only stale-value
// expect: none
// repaired WorkerBench: the slot is counted in the same section that checks the maximum; building happens outside and a failed build gives the slot back.
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.locks.ReentrantLock;

public class ReservedBench {
    public static final class Worker {
        private final byte[] scratch;

        Worker(int size) {
            scratch = new byte[size];
        }

        public int capacity() {
            return scratch.length;
        }
    }

    private final ReentrantLock lock = new ReentrantLock();
    private final Deque<Worker> idle = new ArrayDeque<>();
    private final int max;
    private final int size;
    private int created;

    public ReservedBench(int max, int size) {
        this.max = max;
        this.size = size;
    }

    public Worker acquire() {
        lock.lock();
        try {
            Worker w = idle.poll();
            if (w != null) {
                return w;
            }
            if (created >= max) {
                return null;
            }
            created++;
        } finally {
            lock.unlock();
        }
        boolean ok = false;
        try {
            Worker w = new Worker(size);
            ok = true;
            return w;
        } finally {
            if (!ok) {
                lock.lock();
                try {
                    created--;
                } finally {
                    lock.unlock();
                }
            }
        }
    }

    public void release(Worker w) {
        lock.lock();
        try {
            idle.push(w);
        } finally {
            lock.unlock();
        }
    }
}
// corpus: unseen
