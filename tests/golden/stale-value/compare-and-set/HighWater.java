// run: scan --only stale-value
// expect: none
// the unlocked look at the maximum only skips useless work: the value never falls, and raising it goes through accumulateAndGet
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicLong;

public class HighWater {
    private final AtomicLong max = new AtomicLong(Long.MIN_VALUE);

    void observe(long v) {
        if (v > max.get()) {
            max.accumulateAndGet(v, Math::max);
        }
    }

    long max() {
        return max.get();
    }

    abstract static class Sampler implements Runnable {
        private final HighWater mark;

        Sampler(HighWater mark) {
            this.mark = mark;
        }

        abstract long sample();

        @Override
        public void run() {
            for (int i = 0; i < 50_000; i++) {
                mark.observe(sample());
            }
        }
    }

    static final class QueueDepth extends Sampler {
        QueueDepth(HighWater m) {
            super(m);
        }

        @Override
        long sample() {
            return ThreadLocalRandom.current().nextLong(1_000_000);
        }
    }

    static final class HeapUse extends Sampler {
        HeapUse(HighWater m) {
            super(m);
        }

        @Override
        long sample() {
            return 2_000_000;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        HighWater mark = new HighWater();
        Thread[] threads = {new Thread(new QueueDepth(mark)), new Thread(new QueueDepth(mark)), new Thread(new HeapUse(mark))};
        for (Thread t : threads) {
            t.start();
        }
        for (Thread t : threads) {
            t.join();
        }
        System.out.println(mark.max());
    }
}
// corpus: unseen
