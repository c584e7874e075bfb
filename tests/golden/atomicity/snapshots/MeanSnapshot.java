// run: scan --only atomicity
// expect: none
// The dashboard takes sum and count in one call as an immutable snapshot.
public class MeanSnapshot {
    static final class Snapshot {
        final long sum;
        final int count;

        Snapshot(long sum, int count) {
            this.sum = sum;
            this.count = count;
        }
    }

    static class Stats {
        private long sum;
        private int count;

        synchronized void record(int v) {
            sum += v;
            count++;
        }

        synchronized void reset() {
            sum = 0;
            count = 0;
        }

        synchronized Snapshot snapshot() {
            return new Snapshot(sum, count);
        }
    }

    static class Dashboard {
        private final Stats stats;
        private double mean;

        Dashboard(Stats stats) {
            this.stats = stats;
        }

        synchronized void render() {
            Snapshot s = stats.snapshot();
            if (s.count > 0) {
                mean = (double) s.sum / s.count;
            }
            System.out.println("mean " + mean);
        }
    }

    public static void main(String[] args) {
        Stats s = new Stats();
        Dashboard d = new Dashboard(s);
        Thread feeder = new Thread(() -> {
            for (int i = 0; i < 100000; i++) {
                s.record(10);
                if (i % 1000 == 0) {
                    s.reset();
                }
            }
        });
        feeder.start();
        for (int i = 0; i < 100; i++) {
            d.render();
        }
    }
}
// corpus: unseen
