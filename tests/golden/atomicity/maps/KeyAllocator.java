// run: scan --library --only atomicity
// expect: atomicity
// two allocators on one SequenceRow: both read next, both store next+block, handing out the same keys
public class KeyAllocator {
    public static final class SequenceRow {
        private long next = 1;

        public synchronized long next() {
            return next;
        }

        public synchronized void store(long value) {
            next = value;
        }
    }

    private static final int BLOCK = 50;

    private final SequenceRow row;
    private final Object lock = new Object();
    private long current;
    private long limit;

    public KeyAllocator(SequenceRow row) {
        this.row = row;
    }

    public long nextKey() {
        synchronized (lock) {
            if (current == limit) {
                refill();
            }
            return current++;
        }
    }

    private void refill() {
        long start = row.next();
        row.store(start + BLOCK);
        current = start;
        limit = start + BLOCK;
    }

    public long remaining() {
        synchronized (lock) {
            return limit - current;
        }
    }
}
// corpus: unseen21
