// run: scan --only lock-order
// expect: none
// limits and exposures are taken in both orders, but always inside the common gate lock
import java.util.Hashtable;
import java.util.Map;
import java.util.HashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class RiskGate {
    private static final class Limits {
        final Map<String, Long> max = new HashMap<>();
    }

    private static final class Exposures {
        final Hashtable<String, Long> used = new Hashtable<>();
    }

    private final Object gate = new Object();
    private final Limits limits = new Limits();
    private final Exposures exposures = new Exposures();

    boolean book(String desk, long amount) {
        synchronized (gate) {
            synchronized (limits) {
                long cap = limits.max.getOrDefault(desk, 0L);
                synchronized (exposures) {
                    long now = exposures.used.getOrDefault(desk, 0L);
                    if (now + amount > cap) {
                        return false;
                    }
                    exposures.used.put(desk, now + amount);
                    return true;
                }
            }
        }
    }

    void widen(String desk) {
        synchronized (gate) {
            synchronized (exposures) {
                long now = exposures.used.getOrDefault(desk, 0L);
                synchronized (limits) {
                    limits.max.merge(desk, now + 100, Math::max);
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        RiskGate g = new RiskGate();
        ExecutorService ex = Executors.newCachedThreadPool();
        ex.execute(() -> {
            for (int i = 0; i < 2000; i++) {
                g.book("fx", 10);
            }
        });
        ex.execute(() -> {
            for (int i = 0; i < 2000; i++) {
                g.widen("fx");
            }
        });
        ex.shutdown();
        System.out.println(ex.awaitTermination(8, TimeUnit.SECONDS));
    }
}
// corpus: unseen12
