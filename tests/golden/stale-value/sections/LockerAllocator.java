// run: scan --library --only stale-value
// expect: stale-value
// allocate searches a free number under the lock and marks it in a second locked step; two callers get the same locker
import java.util.BitSet;
import java.util.OptionalInt;

public class LockerAllocator {
    private final BitSet taken = new BitSet();
    private final int size;

    public LockerAllocator(int size) {
        this.size = size;
    }

    private synchronized int firstFree(int from) {
        int n = taken.nextClearBit(from);
        return n < size ? n : -1;
    }

    private synchronized void mark(int n) {
        taken.set(n);
    }

    public synchronized void free(int n) {
        taken.clear(n);
    }

    public synchronized int inUse() {
        return taken.cardinality();
    }

    public OptionalInt allocate(int preferred) {
        int n = firstFree(preferred);
        if (n < 0) {
            n = firstFree(0);
        }
        if (n < 0) {
            return OptionalInt.empty();
        }
        mark(n);
        return OptionalInt.of(n);
    }
}
// corpus: unseen20
