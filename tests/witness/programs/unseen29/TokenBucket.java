import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Token bucket rate limiter with a background refill.
 */
public class TokenBucket {

    public static final class Limiter implements AutoCloseable {
        private final int burst;
        private final int perTick;
        private final ScheduledExecutorService refiller;
        private int tokens;
        private long rejected;

        private Limiter(Builder b) {
            this.burst = b.burst;
            this.perTick = b.perTick;
            this.tokens = b.burst;
            this.refiller = Executors.newSingleThreadScheduledExecutor(r -> {
                Thread t = new Thread(r, "refill");
                t.setDaemon(true);
                return t;
            });
        }

        Limiter start() {
            refiller.scheduleAtFixedRate(this::refill, 1, 1, TimeUnit.MILLISECONDS);
            return this;
        }

        private void refill() {
            tokens = Math.min(burst, tokens + perTick);
        }

        public synchronized boolean tryAcquire() {
            if (tokens > 0) {
                tokens--;
                return true;
            }
            rejected++;
            return false;
        }

        public synchronized long rejected() {
            return rejected;
        }

        @Override
        public void close() {
            refiller.shutdownNow();
        }
    }

    public static final class Builder {
        private int burst = 10;
        private int perTick = 1;

        public Builder burst(int n) {
            burst = n;
            return this;
        }

        public Builder perTick(int n) {
            perTick = n;
            return this;
        }

        public Limiter build() {
            return new Limiter(this).start();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        AtomicInteger passed = new AtomicInteger();
        CountDownLatch done = new CountDownLatch(3);
        try (Limiter limiter = new Builder().burst(20).perTick(3).build()) {
            for (int c = 0; c < 3; c++) {
                new Thread(() -> {
                    for (int i = 0; i < 40; i++) {
                        if (limiter.tryAcquire()) {
                            passed.incrementAndGet();
                        }
                        Thread.yield();
                    }
                    done.countDown();
                }).start();
            }
            done.await();
            System.out.println("passed " + passed + " rejected " + limiter.rejected());
        }
    }
}
