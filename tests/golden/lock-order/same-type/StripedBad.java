// run: scan --only lock-order --library
// expect: lock-order locks=java.util.concurrent.locks.ReentrantLock,java.util.concurrent.locks.ReentrantLock
// A striped map moves an entry from one stripe to another: two stripes in any order.
import java.util.HashMap;
import java.util.concurrent.locks.ReentrantLock;

public class StripedBad {
    private final ReentrantLock[] stripes = new ReentrantLock[8];
    private final int[] counts = new int[8];
    public StripedBad() { for (int i = 0; i < stripes.length; i++) stripes[i] = new ReentrantLock(); }
    private ReentrantLock stripe(Object k) { return stripes[k.hashCode() & 7]; }
    public void rename(Object from, Object to) {
        ReentrantLock a = stripe(from), b = stripe(to);
        a.lock();
        try {
            b.lock();
            try { counts[from.hashCode() & 7]--; counts[to.hashCode() & 7]++; } finally { b.unlock(); }
        } finally { a.unlock(); }
    }
}
