// run: scan --only atomicity
// expect: none
// The two or three calls to the shared statistics per probe add independent numbers; nothing read in one is used in the next
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

public class ProbeRunner {
    static final class HealthStats {
        private long probes;
        private long failures;
        private long nanos;

        synchronized void probed() {
            probes++;
        }

        synchronized void failed() {
            failures++;
        }

        synchronized void took(long n) {
            nanos += n;
        }

        synchronized String line() {
            return probes + " probes, " + failures + " failures, time seen " + (nanos > 0);
        }
    }

    private final HealthStats stats;
    private final List<BooleanSupplier> probes = new ArrayList<>();
    private int rounds;

    ProbeRunner(HealthStats stats) {
        this.stats = stats;
    }

    synchronized void add(BooleanSupplier p) {
        probes.add(p);
    }

    synchronized void round() {
        for (BooleanSupplier p : probes) {
            long t = System.nanoTime();
            stats.probed();
            if (!p.getAsBoolean()) {
                stats.failed();
            }
            stats.took(System.nanoTime() - t);
        }
        rounds++;
    }

    synchronized int rounds() {
        return rounds;
    }

    public static void main(String[] args) throws InterruptedException {
        HealthStats site = new HealthStats();
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            ProbeRunner runner = new ProbeRunner(site);
            int k = i;
            runner.add(() -> k != 1);
            runner.add(() -> Thread.currentThread().isAlive());
            threads[i] = new Thread(() -> {
                while (runner.rounds() < 1000) {
                    runner.round();
                }
            });
            threads[i].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        System.out.println(site.line());
    }
}
// corpus: unseen9
