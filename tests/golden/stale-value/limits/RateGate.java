// run: scan --only stale-value
// expect: none
// take tests and lowers the tokens in one synchronized step; the separate look at the level only feeds a gauge
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;

public class RateGate {
    enum Answer { PASS, REJECT }

    static final class Purse {
        private int tokens;

        Purse(int tokens) {
            this.tokens = tokens;
        }

        synchronized int level() {
            return tokens;
        }

        synchronized boolean take() {
            if (tokens <= 0) {
                return false;
            }
            tokens--;
            return true;
        }
    }

    abstract static class Gate {
        private final Map<String, Purse> purses = new ConcurrentHashMap<>();
        private final LongAdder passed = new LongAdder();
        private final AtomicInteger lowest = new AtomicInteger(Integer.MAX_VALUE);

        final Answer check(String client) {
            Purse p = purses.get(client);
            if (p == null) {
                p = purses.computeIfAbsent(client, c -> new Purse(initial()));
            }
            Answer a = admit(p);
            if (a == Answer.PASS) {
                passed.increment();
            }
            lowest.accumulateAndGet(p.level(), Math::min);
            return a;
        }

        abstract int initial();

        abstract Answer admit(Purse p);

        final String gauge() {
            return passed.sum() + " passed, lowest level " + lowest.get();
        }
    }

    static final class BurstGate extends Gate {
        private final int burst;

        BurstGate(int burst) {
            this.burst = burst;
        }

        @Override
        int initial() {
            return burst;
        }

        @Override
        Answer admit(Purse p) {
            return p.take() ? Answer.PASS : Answer.REJECT;
        }
    }

    static final class OpenGate extends Gate {
        @Override
        int initial() {
            return 0;
        }

        @Override
        Answer admit(Purse p) {
            return Answer.PASS;
        }
    }

    static Gate of(int burst) {
        return burst < 0 ? new OpenGate() : new BurstGate(burst);
    }

    public static void main(String[] args) throws InterruptedException {
        Gate gate = of(args.length > 0 ? Integer.parseInt(args[0]) : 2_000);
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (int w = 0; w < 4; w++) {
            pool.execute(() -> {
                for (int i = 0; i < 3_000; i++) {
                    gate.check("10.0.0.1");
                }
            });
        }
        pool.shutdown();
        pool.awaitTermination(5, TimeUnit.SECONDS);
        System.out.println(gate.gauge());
    }
}
// corpus: unseen14
