// run: scan --library --only stale-value
// expect: none
// the claim looks again, and its answer is heeded
import java.util.*;
public class SearchAndClaimOk {
    private final BitSet t = new BitSet();
    private final int size = 10;
    private synchronized int firstFree(int f) {
        int n = t.nextClearBit(f);
        return n < size ? n : -1;
    }
    private synchronized boolean claim(int n) {
        if (!t.get(n)) {
            t.set(n);
            return true;
        }
        return false;
    }
    public synchronized void free(int n) {
        t.clear(n);
    }
    public int allocate() {
        for (;;) {
            int n = firstFree(0);
            if (n < 0)
                return -1;
            if (claim(n))
                return n;
        }
    }
}
