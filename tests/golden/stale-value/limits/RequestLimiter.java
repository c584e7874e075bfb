// run: scan --only stale-value
// expect: stale-value
// BurstLimiter.admit reads the tokens of a bucket and stores one less by a second synchronized call; parallel requests spend one token twice
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;

public class RequestLimiter {
    enum Verdict { PASS, REJECT }

    static final class Bucket {
        private int tokens;

        Bucket(int tokens) {
            this.tokens = tokens;
        }

        synchronized int tokens() {
            return tokens;
        }

        synchronized void setTokens(int t) {
            tokens = t;
        }
    }

    abstract static class Limiter {
        private final Map<String, Bucket> buckets = new ConcurrentHashMap<>();
        private final LongAdder passed = new LongAdder();

        final Verdict check(String client) {
            Bucket b = buckets.computeIfAbsent(client, c -> new Bucket(initial()));
            Verdict v = admit(b);
            if (v == Verdict.PASS) {
                passed.increment();
            }
            return v;
        }

        abstract int initial();

        abstract Verdict admit(Bucket b);

        final long passed() {
            return passed.sum();
        }
    }

    static final class BurstLimiter extends Limiter {
        private final int burst;

        BurstLimiter(int burst) {
            this.burst = burst;
        }

        @Override
        int initial() {
            return burst;
        }

        @Override
        Verdict admit(Bucket b) {
            int left = b.tokens();
            if (left <= 0) {
                return Verdict.REJECT;
            }
            b.setTokens(left - 1);
            return Verdict.PASS;
        }
    }

    static final class OpenLimiter extends Limiter {
        @Override
        int initial() {
            return 0;
        }

        @Override
        Verdict admit(Bucket b) {
            return Verdict.PASS;
        }
    }

    static Limiter of(int burst) {
        return burst < 0 ? new OpenLimiter() : new BurstLimiter(burst);
    }

    public static void main(String[] args) throws InterruptedException {
        Limiter limiter = of(args.length > 0 ? Integer.parseInt(args[0]) : 2_000);
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (int w = 0; w < 4; w++) {
            pool.execute(() -> {
                for (int i = 0; i < 10_000; i++) {
                    limiter.check("10.0.0.1");
                }
            });
        }
        pool.shutdown();
        pool.awaitTermination(10, TimeUnit.SECONDS);
        System.out.println("passed " + limiter.passed() + " of 2000");
    }
}
// corpus: unseen14
