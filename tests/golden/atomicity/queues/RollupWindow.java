// run: scan --only atomicity
// expect: none
// Drain() reads and resets the meter in one locked step
import java.util.ArrayList;
import java.util.List;

public class RollupWindow {
    interface DrainableMeter {
        void hit();

        long drain();
    }

    static final class RequestMeter implements DrainableMeter {
        private long hits;

        @Override
        public synchronized void hit() {
            hits++;
        }

        @Override
        public synchronized long drain() {
            long n = hits;
            hits = 0;
            return n;
        }
    }

    private final List<Long> minutes = new ArrayList<>();
    private final DrainableMeter meter;

    RollupWindow(DrainableMeter meter) {
        this.meter = meter;
    }

    synchronized void roll() {
        long n = meter.drain();
        if (n > 0) {
            minutes.add(n);
        }
    }

    synchronized long total() {
        return minutes.stream().mapToLong(Long::longValue).sum();
    }

    public static void main(String[] args) throws InterruptedException {
        DrainableMeter requests = new RequestMeter();
        RollupWindow window = new RollupWindow(requests);
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
            window.roll();
        }
        for (Thread t : servers) {
            t.join();
        }
        window.roll();
        System.out.println(window.total() + " of 300000");
    }
}
// corpus: unseen9
