// run: scan --only atomicity
// expect: atomicity
// Dashboard.render holds the dashboard and reads stats.sum() and stats.count() in two steps; record() in between makes the mean wrong.
public class MeanDashboard {
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

        synchronized long sum() {
            return sum;
        }

        synchronized int count() {
            return count;
        }
    }

    static class Dashboard {
        private final Stats stats;
        private double mean;

        Dashboard(Stats stats) {
            this.stats = stats;
        }

        synchronized void render() {
            int n = stats.count();
            if (n > 0) {
                mean = (double) stats.sum() / n;
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
