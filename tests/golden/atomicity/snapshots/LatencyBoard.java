// run: scan --only atomicity
// expect: none
// publish takes sum and count in one snapshot record; later calls on the window do not use it
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class LatencyBoard {
    record Totals(long sum, long count) {
        long mean() {
            return count == 0 ? -1 : sum / count;
        }
    }

    static final class Samples {
        private long sum;
        private long count;

        synchronized void add(long millis) {
            sum += millis;
            count++;
        }

        synchronized Totals totals() {
            return new Totals(sum, count);
        }

        synchronized void roll() {
            sum = 0;
            count = 0;
        }
    }

    private final Samples samples;
    private long best = Long.MAX_VALUE;
    private int published;

    LatencyBoard(Samples samples) {
        this.samples = samples;
    }

    synchronized long publish() {
        Totals t = samples.totals();
        if (t.count() == 0) {
            return -1;
        }
        best = Math.min(best, t.mean());
        published++;
        return t.mean();
    }

    synchronized String summary() {
        return published + " best " + best;
    }

    public static void main(String[] args) throws InterruptedException {
        Samples samples = new Samples();
        LatencyBoard board = new LatencyBoard(samples);
        ExecutorService pool = Executors.newFixedThreadPool(3);
        pool.execute(() -> {
            for (int i = 0; i < 20_000; i++) {
                samples.add(i % 50);
            }
        });
        pool.execute(() -> {
            for (int i = 0; i < 2_000; i++) {
                samples.roll();
            }
        });
        pool.execute(() -> {
            for (int i = 0; i < 2_000; i++) {
                board.publish();
            }
        });
        pool.shutdown();
        pool.awaitTermination(5, TimeUnit.SECONDS);
        System.out.println(board.summary());
    }
}
// corpus: unseen15
