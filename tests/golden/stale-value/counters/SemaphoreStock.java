// run: scan --only stale-value
// expect: stale-value
// quantity read in one section of Semaphore mutex decides the decrement in the next
import java.util.concurrent.Semaphore;

public class SemaphoreStock {
    private final Semaphore mutex = new Semaphore(1);
    private int quantity;

    public SemaphoreStock(int q) { quantity = q; }

    private int quantity() {
        mutex.acquireUninterruptibly();
        try { return quantity; } finally { mutex.release(); }
    }

    private void reduce(int n) {
        mutex.acquireUninterruptibly();
        try { quantity -= n; } finally { mutex.release(); }
    }

    public boolean order(int n) {
        if (quantity() >= n) {
            reduce(n);
            return true;
        }
        return false;
    }
}
// corpus: unseen
