// run: scan --only stale-value
// expect: none
// tryAcquire tests and takes a permit atomically
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

public class SemaphorePermit {
    private final Semaphore permits = new Semaphore(3);
    private final AtomicInteger served = new AtomicInteger();

    boolean serve() {
        if (!permits.tryAcquire()) return false;
        try {
            served.incrementAndGet();
            return true;
        } finally { permits.release(); }
    }

    public static void main(String[] args) throws Exception {
        SemaphorePermit s = new SemaphorePermit();
        Thread[] t = new Thread[6];
        for (int i = 0; i < t.length; i++) {
            t[i] = new Thread(() -> { for (int k = 0; k < 100; k++) s.serve(); });
            t[i].start();
        }
        for (Thread x : t) x.join();
        System.out.println(s.served.get());
    }
}
// corpus: unseen
