// run: scan --only atomicity
// expect: atomicity
// publish divides window.sum() by window.count(), two lock steps; roll() on another thread may clear the window between
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class LatencyDigestAgain {
    static final class Window {
        private long sum;
        private long count;

        synchronized void add(long millis) {
            sum += millis;
            count++;
        }

        synchronized long sum() {
            return sum;
        }

        synchronized long count() {
            return count;
        }

        synchronized void roll() {
            sum = 0;
            count = 0;
        }
    }

    private final Window window;
    private long best = Long.MAX_VALUE;
    private int published;

    LatencyDigestAgain(Window window) {
        this.window = window;
    }

    synchronized long publish() {
        if (window.count() == 0) {
            return -1;
        }
        long mean = window.sum() / window.count();
        best = Math.min(best, mean);
        published++;
        return mean;
    }

    synchronized String summary() {
        return published + " best " + best;
    }

    public static void main(String[] args) throws InterruptedException {
        Window window = new Window();
        LatencyDigestAgain digest = new LatencyDigestAgain(window);
        ExecutorService pool = Executors.newFixedThreadPool(3);
        pool.execute(() -> {
            for (int i = 0; i < 20_000; i++) {
                window.add(i % 50);
            }
        });
        pool.execute(() -> {
            for (int i = 0; i < 2_000; i++) {
                window.roll();
            }
        });
        pool.execute(() -> {
            for (int i = 0; i < 2_000; i++) {
                digest.publish();
            }
        });
        pool.shutdown();
        pool.awaitTermination(5, TimeUnit.SECONDS);
        System.out.println(digest.summary());
    }
}
// corpus: unseen15
