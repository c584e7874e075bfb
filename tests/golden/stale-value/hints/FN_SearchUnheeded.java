// run: scan --library --only stale-value
// expect: none
// the claim looks again, but nobody heeds its answer
import java.util.*;
public class FN_SearchUnheeded {
    private final BitSet t = new BitSet();
    private final int size = 10;
    private synchronized int firstFree(int f) {
        int n = t.nextClearBit(f);
        return n < size ? n : -1;
    }
    private synchronized boolean claim(int n) {
        if (t.get(n))
            return false;
        t.set(n);
        return true;
    }
    public synchronized void free(int n) {
        t.clear(n);
    }
    public int allocate() {
        int n = firstFree(0);
        if (n < 0)
            return -1;
        claim(n);
        return n;
    }
}
