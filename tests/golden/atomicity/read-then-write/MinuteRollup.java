// run: scan --only atomicity
// expect: atomicity
// Roll() reads counter.sum() and then counter.reset(): hits between the two are lost
import java.util.ArrayList;
import java.util.List;

public class MinuteRollup {
    interface Meter {
        void hit();

        long sum();

        void reset();
    }

    static final class HitCounter implements Meter {
        private long hits;

        @Override
        public synchronized void hit() {
            hits++;
        }

        @Override
        public synchronized long sum() {
            return hits;
        }

        @Override
        public synchronized void reset() {
            hits = 0;
        }
    }

    private final List<Long> minutes = new ArrayList<>();
    private final Meter meter;

    MinuteRollup(Meter meter) {
        this.meter = meter;
    }

    synchronized void roll() {
        long n = meter.sum();
        meter.reset();
        minutes.add(n);
    }

    synchronized long total() {
        return minutes.stream().mapToLong(Long::longValue).sum();
    }

    public static void main(String[] args) throws InterruptedException {
        Meter requests = new HitCounter();
        MinuteRollup rollup = new MinuteRollup(requests);
        Thread[] servers = new Thread[3];
        for (int i = 0; i < servers.length; i++) {
            servers[i] = new Thread(() -> {
                for (int k = 0; k < 100_000; k++) {
                    requests.hit();
                }
            });
            servers[i].start();
        }
        for (int m = 0; m < 500; m++) {
            rollup.roll();
        }
        for (Thread t : servers) {
            t.join();
        }
        rollup.roll();
        System.out.println(rollup.total() + " of 300000");
    }
}
// corpus: unseen9
