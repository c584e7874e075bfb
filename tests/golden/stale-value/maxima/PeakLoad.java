// run: scan --only stale-value
// expect: stale-value
// report compares with peak.get() and sets in a second step; a larger peak stored in between is overwritten by a smaller one
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;

public class PeakLoad {
    private final AtomicInteger peak = new AtomicInteger();

    void report(int load) {
        if (load > peak.get()) {
            peak.set(load);
        }
    }

    int peak() {
        return peak.get();
    }

    public static void main(String[] args) throws InterruptedException {
        PeakLoad p = new PeakLoad();
        AtomicInteger truth = new AtomicInteger();
        Thread[] probes = new Thread[4];
        for (int i = 0; i < probes.length; i++) {
            probes[i] = new Thread(() -> {
                for (int k = 0; k < 10_000; k++) {
                    int load = ThreadLocalRandom.current().nextInt(1_000_000);
                    truth.accumulateAndGet(load, Math::max);
                    p.report(load);
                }
            });
            probes[i].start();
        }
        for (Thread t : probes) {
            t.join();
        }
        System.out.println(p.peak() + " of " + truth.get());
    }
}
// corpus: unseen14
