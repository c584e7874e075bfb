// run: scan --only stale-value
// expect: none
// the mark is moved by compare-and-set and the loop compares again after every failure
import java.util.concurrent.atomic.AtomicLong;

public class HighWaterMark {
    private final AtomicLong mark = new AtomicLong(Long.MIN_VALUE);

    boolean rise(long level) {
        long seen = mark.get();
        while (level > seen) {
            if (mark.compareAndSet(seen, level)) {
                return true;
            }
            seen = mark.get();
        }
        return false;
    }

    long mark() {
        return mark.get();
    }

    public static void main(String[] args) throws InterruptedException {
        HighWaterMark h = new HighWaterMark();
        Thread[] gauges = new Thread[3];
        for (int g = 0; g < gauges.length; g++) {
            int offset = g;
            gauges[g] = new Thread(() -> {
                for (int i = 0; i < 10_000; i++) {
                    h.rise((i * 7919L + offset) % 100_003);
                }
            });
            gauges[g].start();
        }
        for (Thread t : gauges) {
            t.join();
        }
        System.out.println(h.mark());
    }
}
// corpus: unseen14
