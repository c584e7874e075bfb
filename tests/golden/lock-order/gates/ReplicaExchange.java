// run: scan --library --only lock-order
// expect: none
// google/guava#2042 (the false positive discussed there): the two shards are locked in either order, but every thread that takes two of them holds the exchange gate first
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class ReplicaExchange {
    public static final class Shard {
        private final Lock lock = new ReentrantLock();
        private final Deque<Long> blocks = new ArrayDeque<>();

        public void store(long block) {
            lock.lock();
            try {
                blocks.add(block);
            } finally {
                lock.unlock();
            }
        }

        public int size() {
            lock.lock();
            try {
                return blocks.size();
            } finally {
                lock.unlock();
            }
        }
    }

    /** The only class that takes two shard locks, and there is one gate for the whole process. */
    private static final Lock GATE = new ReentrantLock();

    public void move(Shard from, Shard to, int count) {
        GATE.lock();
        try {
            from.lock.lock();
            try {
                to.lock.lock();
                try {
                    for (int i = 0; i < count && !from.blocks.isEmpty(); i++) {
                        to.blocks.add(from.blocks.poll());
                    }
                } finally {
                    to.lock.unlock();
                }
            } finally {
                from.lock.unlock();
            }
        } finally {
            GATE.unlock();
        }
    }

    public void level(Shard a, Shard b) {
        GATE.lock();
        try {
            b.lock.lock();
            a.lock.lock();
            try {
                while (a.blocks.size() > b.blocks.size() + 1) {
                    b.blocks.add(a.blocks.poll());
                }
            } finally {
                a.lock.unlock();
                b.lock.unlock();
            }
        } finally {
            GATE.unlock();
        }
    }
}
// corpus: unseen19
