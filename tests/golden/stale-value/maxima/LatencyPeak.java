// run: scan --only stale-value
// expect: stale-value
// observe() compares with the volatile max and assigns it in a second step: a smaller value may overwrite a bigger one
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.LongAdder;

public class LatencyPeak {
    private volatile long maxMicros;
    private final LongAdder samples = new LongAdder();

    void observe(long micros) {
        samples.increment();
        if (micros > maxMicros) {
            maxMicros = micros;
        }
    }

    long max() {
        return maxMicros;
    }

    abstract static class Instrumented {
        private final LatencyPeak peak;

        Instrumented(LatencyPeak peak) {
            this.peak = peak;
        }

        final void call() {
            peak.observe(work());
        }

        abstract long work();
    }

    static final class RemoteCall extends Instrumented {
        RemoteCall(LatencyPeak p) {
            super(p);
        }

        @Override
        long work() {
            return ThreadLocalRandom.current().nextLong(1_000_000);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        LatencyPeak peak = new LatencyPeak();
        Thread[] threads = new Thread[4];
        for (int i = 0; i < threads.length; i++) {
            Instrumented c = new RemoteCall(peak);
            threads[i] = new Thread(() -> {
                for (int k = 0; k < 100_000; k++) {
                    c.call();
                }
            });
            threads[i].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        System.out.println(peak.max() + " over " + peak.samples.sum());
    }
}
// corpus: unseen
