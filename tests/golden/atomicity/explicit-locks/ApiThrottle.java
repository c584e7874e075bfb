// run: scan --only atomicity
// expect: atomicity
// Each endpoint holds its own lock while it looks at the shared bucket's tokens() and then spends unconditionally: tokens go below zero
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.IntStream;

public class ApiThrottle {
    static final class TokenBucket {
        private int tokens;

        TokenBucket(int tokens) {
            this.tokens = tokens;
        }

        synchronized int tokens() {
            return tokens;
        }

        synchronized void spend(int cost) {
            tokens -= cost;
        }

        synchronized void refill(int n) {
            tokens += n;
        }
    }

    enum Verb {
        GET(1), POST(3), DELETE(5);

        final int cost;

        Verb(int cost) {
            this.cost = cost;
        }
    }

    static final class Endpoint {
        private final ReentrantLock lock = new ReentrantLock();
        private final TokenBucket bucket;
        private int refused;

        Endpoint(TokenBucket bucket) {
            this.bucket = bucket;
        }

        boolean call(Verb v) {
            lock.lock();
            try {
                if (bucket.tokens() >= v.cost) {
                    bucket.spend(v.cost);
                    return true;
                }
                refused++;
                return false;
            } finally {
                lock.unlock();
            }
        }

        int refused() {
            lock.lock();
            try {
                return refused;
            } finally {
                lock.unlock();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        TokenBucket perTenant = new TokenBucket(10_000);
        Endpoint[] endpoints = IntStream.range(0, 4).mapToObj(i -> new Endpoint(perTenant)).toArray(Endpoint[]::new);
        Thread[] clients = new Thread[endpoints.length];
        for (int i = 0; i < clients.length; i++) {
            Endpoint e = endpoints[i];
            clients[i] = new Thread(() -> {
                for (int k = 0; k < 10_000; k++) {
                    e.call(Verb.values()[k % 3]);
                }
            });
            clients[i].start();
        }
        for (Thread t : clients) {
            t.join();
        }
        System.out.println("left " + perTenant.tokens() + " refused " + endpoints[0].refused());
    }
}
// corpus: unseen9
