// run: scan --only stale-value
// expect: stale-value
// record reads the AtomicInteger and sets it later, a higher value stored by another car between is overwritten with a lower one
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

public class LapPeak {
    private final AtomicInteger peak = new AtomicInteger(Integer.MIN_VALUE);
    private final AtomicInteger laps = new AtomicInteger();

    void record(int speed) {
        laps.incrementAndGet();
        if (speed > peak.get()) {
            peak.set(speed);
        }
    }

    int peak() {
        return peak.get();
    }

    int laps() {
        return laps.get();
    }

    public static void main(String[] args) throws InterruptedException {
        LapPeak board = new LapPeak();
        ExecutorService cars = Executors.newFixedThreadPool(6);
        IntStream.range(0, 6).forEach(n -> cars.execute(() -> {
            Random r = new Random(n);
            for (int i = 0; i < 10_000; i++) {
                board.record(r.nextInt(1_000_000));
            }
        }));
        cars.shutdown();
        cars.awaitTermination(5, TimeUnit.SECONDS);
        System.out.println(board.laps() + " laps, peak " + board.peak());
    }
}
// corpus: unseen17
