// run: scan --only stale-value
// expect: none
// check and update run in one locked lambda
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;

public class OneLambdaSection {
    private final ReentrantLock lock = new ReentrantLock();
    private int energy = 1000;

    private boolean locked(BooleanSupplier s) {
        lock.lock();
        try { return s.getAsBoolean(); } finally { lock.unlock(); }
    }

    boolean spend(int n) {
        return locked(() -> {
            if (energy < n) return false;
            energy -= n;
            return true;
        });
    }

    public static void main(String[] args) {
        OneLambdaSection o = new OneLambdaSection();
        for (int i = 1; i < 4; i++) {
            int n = i;
            new Thread(() -> { while (o.spend(n)) { } }).start();
        }
    }
}
// corpus: unseen
