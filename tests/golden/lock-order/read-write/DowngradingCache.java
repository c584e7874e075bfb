// run: scan --library --only lock-order
// expect: none
// read is released before write is taken and the state is checked again; then write is downgraded to read, which never blocks
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class DowngradingCache {
    private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
    private final Lock r = rw.readLock();
    private final Lock w = rw.writeLock();
    private final int seed;
    private long[] table;
    private boolean valid;

    public DowngradingCache(int seed) {
        this.seed = seed;
    }

    public long lookup(int slot) {
        r.lock();
        if (!valid) {
            r.unlock();
            w.lock();
            try {
                if (!valid) {
                    table = fill(seed);
                    valid = true;
                }
                r.lock();
            } finally {
                w.unlock();
            }
        }
        try {
            return table[slot % table.length];
        } finally {
            r.unlock();
        }
    }

    public void invalidate() {
        w.lock();
        try {
            valid = false;
            table = null;
        } finally {
            w.unlock();
        }
    }

    private static long[] fill(int seed) {
        long[] t = new long[64];
        for (int i = 0; i < t.length; i++) {
            t[i] = (long) seed * i * i;
        }
        return t;
    }
}
// corpus: unseen14
