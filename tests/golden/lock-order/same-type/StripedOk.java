// run: scan --only lock-order --library
// expect: none
// Only one stripe is held at a time; the size locks them one after the other.
import java.util.concurrent.locks.ReentrantLock;

public class StripedOk {
    private final ReentrantLock[] stripes = new ReentrantLock[8];
    private final int[] counts = new int[8];
    public StripedOk() { for (int i = 0; i < stripes.length; i++) stripes[i] = new ReentrantLock(); }
    private void add(Object k, int d) {
        int i = k.hashCode() & 7;
        stripes[i].lock();
        try { counts[i] += d; } finally { stripes[i].unlock(); }
    }
    public void rename(Object from, Object to) { add(from, -1); add(to, 1); }
    public int size() {
        int n = 0;
        for (int i = 0; i < 8; i++) {
            stripes[i].lock();
            try { n += counts[i]; } finally { stripes[i].unlock(); }
        }
        return n;
    }
}
