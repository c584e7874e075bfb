// Only the array reference is volatile; elements are incremented by three threads.
// run: scan --only data-race
// expect: data-race field=LatencyBuckets.buckets[]
import java.util.Random;
import java.util.concurrent.CountDownLatch;

public class LatencyBuckets {
    private volatile long[] buckets;
    private volatile long started;

    LatencyBuckets(int n) {
        buckets = new long[n];
        started = System.currentTimeMillis();
    }

    void record(int millis) {
        long[] b = buckets;
        int slot = Math.min(b.length - 1, millis / 10);
        b[slot]++;
    }

    long count() {
        long n = 0;
        for (long b : buckets) {
            n += b;
        }
        return n;
    }

    long age() {
        return System.currentTimeMillis() - started;
    }

    public static void main(String[] args) throws InterruptedException {
        LatencyBuckets latency = new LatencyBuckets(16);
        int servers = 3;
        CountDownLatch finished = new CountDownLatch(servers);
        for (int s = 0; s < servers; s++) {
            long seed = s;
            new Thread(() -> {
                Random random = new Random(seed);
                for (int i = 0; i < 1000; i++) {
                    latency.record(random.nextInt(200));
                }
                finished.countDown();
            }, "server-" + s).start();
        }
        finished.await();
        System.out.println(latency.count() + " requests in " + latency.age() + " ms");
    }
}
// corpus: unseen26
