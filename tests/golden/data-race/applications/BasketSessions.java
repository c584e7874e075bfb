// Values() of a synchronizedMap is iterated without holding the map's monitor while others put/remove.
// run: scan --only data-race
// expect: data-race field=BasketSessions.sessions
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class BasketSessions {
    record Session(String id, long createdNanos) {
        boolean olderThan(long nanos, long now) {
            return now - createdNanos > nanos;
        }
    }

    private final Map<String, Session> sessions = Collections.synchronizedMap(new HashMap<>());
    private final AtomicInteger seq = new AtomicInteger();

    String open() {
        String id = "s" + seq.incrementAndGet();
        sessions.put(id, new Session(id, System.nanoTime()));
        return id;
    }

    void close(String id) {
        sessions.remove(id);
    }

    int countStale(long maxAgeMillis) {
        long now = System.nanoTime();
        long limit = TimeUnit.MILLISECONDS.toNanos(maxAgeMillis);
        int stale = 0;
        for (Session s : sessions.values()) {
            if (s.olderThan(limit, now)) {
                stale++;
            }
        }
        return stale;
    }

    int active() {
        return sessions.size();
    }

    public static void main(String[] args) throws InterruptedException {
        BasketSessions registry = new BasketSessions();
        AtomicInteger lastStale = new AtomicInteger();
        ScheduledExecutorService janitor = Executors.newSingleThreadScheduledExecutor();
        janitor.scheduleWithFixedDelay(() -> lastStale.set(registry.countStale(5)), 1, 1, TimeUnit.MILLISECONDS);
        Thread[] shoppers = new Thread[2];
        for (int i = 0; i < shoppers.length; i++) {
            shoppers[i] = new Thread(() -> {
                for (int n = 0; n < 300; n++) {
                    String id = registry.open();
                    if (n % 3 != 0) {
                        registry.close(id);
                    }
                }
            });
            shoppers[i].start();
        }
        for (Thread s : shoppers) {
            s.join();
        }
        janitor.shutdown();
        janitor.awaitTermination(2, TimeUnit.SECONDS);
        System.out.println("active " + registry.active() + " stale seen " + (lastStale.get() >= 0));
    }
}
// corpus: unseen27
