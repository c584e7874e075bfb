// run: scan --only stale-value
// expect: none
// the highest value is stored with compare-and-set and looked at again when another thread was first
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

public class GustPeak {
    private final AtomicInteger peak = new AtomicInteger(Integer.MIN_VALUE);
    private final AtomicInteger gusts = new AtomicInteger();

    void record(int speed) {
        gusts.incrementAndGet();
        int seen = peak.get();
        while (speed > seen && !peak.compareAndSet(seen, speed)) {
            seen = peak.get();
        }
    }

    int peak() {
        return peak.get();
    }

    int gusts() {
        return gusts.get();
    }

    public static void main(String[] args) throws InterruptedException {
        GustPeak board = new GustPeak();
        ExecutorService masts = Executors.newFixedThreadPool(6);
        IntStream.range(0, 6).forEach(n -> masts.execute(() -> {
            Random r = new Random(n);
            for (int i = 0; i < 10_000; i++) {
                board.record(r.nextInt(1_000_000));
            }
        }));
        masts.shutdown();
        masts.awaitTermination(5, TimeUnit.SECONDS);
        System.out.println(board.gusts() + " gusts, peak " + board.peak());
    }
}
// corpus: unseen17
