// run: scan --only stale-value
// expect: none
// the maximum is stored with a compare-and-set loop that reads again when it loses
import java.util.concurrent.atomic.AtomicLong;

public class PeakLoadAgain {
    private final AtomicLong peak = new AtomicLong(Long.MIN_VALUE);

    boolean offer(long v) {
        long seen = peak.get();
        while (v > seen) {
            if (peak.compareAndSet(seen, v)) {
                return true;
            }
            seen = peak.get();
        }
        return false;
    }

    long peak() {
        return peak.get();
    }

    static final class Probe extends Thread {
        private final PeakLoadAgain target;
        private final int seed;

        Probe(PeakLoadAgain target, int seed) {
            this.target = target;
            this.seed = seed;
        }

        @Override
        public void run() {
            long x = seed;
            for (int i = 0; i < 10_000; i++) {
                x = (x * 1103515245L + 12345) & 0x7fffffff;
                target.offer(x);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        PeakLoadAgain p = new PeakLoadAgain();
        Probe[] probes = new Probe[4];
        for (int i = 0; i < probes.length; i++) {
            probes[i] = new Probe(p, i + 1);
            probes[i].start();
        }
        for (Probe t : probes) {
            t.join();
        }
        System.out.println(p.peak());
    }
}
// corpus: unseen21
