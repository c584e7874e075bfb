import java.util.concurrent.ThreadLocalRandom;

/** Statistics that may lose an update: harmless by design, next to a total that may not. */
public class SampledStats {
    private static int sampled;
    private static long exact;
    private static final long[] BUCKETS = new long[8]; // shared

    static void hit(int n) {
        if (ThreadLocalRandom.current().nextInt(4) != 0) {
            sampled++; // @sample not held: SampledStats.class, parallel: sample, parallel: exact
        }
        BUCKETS[n % BUCKETS.length]++; // @bucket parallel: bucket
        addExact(n);
    }

    private static synchronized void addExact(int n) {
        exact += n; // @exact held: SampledStats.class, not parallel: exact
        check();
    }

    private static void check() {
        if (exact < 0) {
            exact = 0;
        }
        BUCKETS[0] = exact % 7; // @zero held: SampledStats.class, not parallel: exact, parallel: bucket
    }

    static long exact() {
        synchronized (SampledStats.class) {
            long now = exact; // @read held: SampledStats.class, not parallel: exact, parallel: sample
            return now;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] load = new Thread[3]; // confined
        for (int i = 0; i < load.length; i++) {
            load[i] = new Thread(() -> {
                for (int k = 0; k < 100; k++) {
                    hit(k);
                }
            });
            load[i].start();
        }
        long now = exact();
        for (Thread t : load) {
            t.join();
        }
        System.out.println(now <= exact && sampled > 0); // @end not parallel: sample, not parallel: bucket
    }
}
