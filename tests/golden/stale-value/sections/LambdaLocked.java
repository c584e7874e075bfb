// run: scan --only stale-value
// expect: stale-value
// energy read by locked(() -> energy), then written back by another locked section
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

public class LambdaLocked {
    private final Lock lock = new ReentrantLock();
    private int energy = 100;

    private <T> T locked(Supplier<T> s) {
        lock.lock();
        try { return s.get(); } finally { lock.unlock(); }
    }

    boolean spend(int n) {
        int e = locked(() -> energy);
        if (e < n) return false;
        locked(() -> energy = e - n);
        return true;
    }

    public static void main(String[] args) throws Exception {
        LambdaLocked l = new LambdaLocked();
        Thread t = new Thread(() -> { while (l.spend(3)) { } });
        t.start();
        while (l.spend(2)) { }
        t.join();
        System.out.println(l.energy);
    }
}
// corpus: unseen
