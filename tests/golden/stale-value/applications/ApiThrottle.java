// Tokens.get() > 0 and the decrement are two atomic steps: callers can drive the bucket below zero.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: stale-value witness=this.tokens
// corpus: unseen31
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;

public class ApiThrottle {
    static class Bucket {
        private final AtomicLong tokens;
        private final AtomicLong denied = new AtomicLong();

        Bucket(long size) {
            tokens = new AtomicLong(size);
        }

        boolean tryTake() {
            if (available()) {
                consume();
                return true;
            }
            denied.incrementAndGet();
            return false;
        }

        private boolean available() {
            return tokens.get() > 0;
        }

        private void consume() {
            tokens.decrementAndGet();
        }

        void refill(long n) {
            tokens.addAndGet(n);
        }
    }

    private final Map<String, Bucket> buckets = new ConcurrentHashMap<>();

    private Bucket bucket(String client) {
        return buckets.computeIfAbsent(client, c -> new Bucket(25));
    }

    int call(String client, int times) {
        int ok = 0;
        for (int i = 0; i < times; i++) {
            if (bucket(client).tryTake()) {
                ok++;
            }
        }
        return ok;
    }

    public static void main(String[] args) throws Exception {
        ApiThrottle throttle = new ApiThrottle();
        ExecutorService pool = Executors.newFixedThreadPool(4);
        List<Future<Integer>> fs = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            String client = i % 2 == 0 ? "mobile" : "web";
            fs.add(pool.submit(() -> throttle.call(client, 15)));
        }
        int ok = 0;
        for (Future<Integer> f : fs) {
            ok += f.get();
        }
        pool.shutdown();
        throttle.bucket("web").refill(5);
        System.out.println(ok + " " + throttle.bucket("mobile").tokens.get());
    }
}
