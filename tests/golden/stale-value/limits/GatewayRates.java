// run: scan --only stale-value
// expect: stale-value
// spring-attic/spring-cloud-gateway-rate-limiter#1 - the remaining number of requests is loaded by one synchronized call, lowered and saved by another; requests in between are not counted
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

record Rate(String key, int remaining, long windowEnd) {
    Rate less() {
        return new Rate(key, remaining - 1, windowEnd);
    }
}

class RateRepository {
    private final Map<String, Rate> rates = new HashMap<>();

    synchronized Rate find(String key) {
        return rates.get(key);
    }

    synchronized void save(Rate r) {
        rates.put(r.key(), r);
    }
}

public class GatewayRates {
    private final RateRepository repository;
    private final int limit;

    GatewayRates(RateRepository repository, int limit) {
        this.repository = repository;
        this.limit = limit;
    }

    boolean consume(String key, long now) {
        Rate rate = repository.find(key);
        if (rate == null || rate.windowEnd() <= now) {
            rate = new Rate(key, limit, now + 60_000);
        }
        if (rate.remaining() <= 0) {
            return false;
        }
        repository.save(rate.less());
        return true;
    }

    public static void main(String[] args) throws InterruptedException {
        GatewayRates rates = new GatewayRates(new RateRepository(), 1000);
        AtomicInteger passed = new AtomicInteger();
        Thread[] clients = new Thread[4];
        for (int i = 0; i < clients.length; i++) {
            clients[i] = new Thread(() -> {
                for (int k = 0; k < 2000; k++) {
                    if (rates.consume("198.51.100.7", 0)) {
                        passed.incrementAndGet();
                    }
                }
            });
            clients[i].start();
        }
        for (Thread t : clients) {
            t.join();
        }
        System.out.println(passed.get() + " of 1000 passed");
    }
}
// corpus: unseen18
