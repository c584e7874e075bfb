// Runs of one periodic task do not overlap and are ordered one after the other; nothing is written after countDown(), main reads after await().
// run: scan --only data-race
// expect: none
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class DiskWatch {
    private static final int LIMIT = 8;

    private final CountDownLatch complete = new CountDownLatch(1);
    private final List<Long> samples = new ArrayList<>();
    private long peak;
    private int runs;

    private long probe() {
        return 1000 + (runs * 37) % 11;
    }

    private void sample() {
        if (runs == LIMIT) {
            return;
        }
        runs++;
        long v = probe();
        samples.add(v);
        if (v > peak) {
            peak = v;
        }
        if (runs == LIMIT) {
            complete.countDown();
        }
    }

    List<Long> await() throws InterruptedException {
        complete.await();
        return samples;
    }

    public static void main(String[] args) throws InterruptedException {
        ScheduledExecutorService scheduler = Executors.newScheduledThreadPool(3);
        DiskWatch watch = new DiskWatch();
        scheduler.scheduleAtFixedRate(watch::sample, 0, 5, TimeUnit.MILLISECONDS);
        List<Long> result = watch.await();
        long sum = 0;
        for (long v : result) {
            sum += v;
        }
        System.out.println("peak " + watch.peak + ", average " + sum / result.size());
        scheduler.shutdownNow();
    }
}
// corpus: unseen26
