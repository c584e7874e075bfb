// run: scan --only stale-value
// expect: none
// a compare-and-set loop takes the token
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class TokenBucketCas {
    private final AtomicInteger tokens = new AtomicInteger();

    boolean tryAcquire() {
        int t;
        while ((t = tokens.get()) > 0) {
            if (tokens.compareAndSet(t, t - 1)) {
                return true;
            }
        }
        return false;
    }
    void refill() { tokens.set(10); }

    public static void main(String[] args) throws InterruptedException {
        TokenBucketCas bucket = new TokenBucketCas();
        ScheduledExecutorService timer = Executors.newScheduledThreadPool(1);
        timer.scheduleAtFixedRate(bucket::refill, 0, 10, TimeUnit.MILLISECONDS);
        Thread[] users = new Thread[3];
        for (int i = 0; i < users.length; i++) {
            users[i] = new Thread(() -> {
                for (int k = 0; k < 100; k++) {
                    if (bucket.tryAcquire()) System.out.println("go");
                }
            });
            users[i].start();
        }
        for (Thread u : users) u.join();
        timer.shutdownNow();
    }
}
// corpus: unseen
