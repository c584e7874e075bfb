// run: scan --library --only stale-value
// expect: none
// claim tests the berth again and answers whether it was given; allocate searches again when it was not
import java.util.BitSet;
import java.util.OptionalInt;

public class BerthAllocator {
    private final BitSet taken = new BitSet();
    private final int size;

    public BerthAllocator(int size) {
        this.size = size;
    }

    private synchronized int firstFree(int from) {
        int n = taken.nextClearBit(from);
        return n < size ? n : -1;
    }

    private synchronized boolean claim(int n) {
        if (taken.get(n)) {
            return false;
        }
        taken.set(n);
        return true;
    }

    public synchronized void free(int n) {
        taken.clear(n);
    }

    public synchronized int inUse() {
        return taken.cardinality();
    }

    public OptionalInt allocate(int preferred) {
        int n = firstFree(preferred);
        while (n >= 0) {
            if (claim(n)) {
                return OptionalInt.of(n);
            }
            n = firstFree(preferred);
        }
        return OptionalInt.empty();
    }
}
// corpus: unseen20
