// run: scan --library --only atomicity
// expect: atomicity
// permit checks bucket.available and consumes in a second call; the bucket is shared by several throttles, so it can be overdrawn
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;

public class ApiThrottleAgain {
    private final ReentrantLock lock = new ReentrantLock();
    private final Map<String, Integer> costs = new HashMap<>();
    private final CreditBucket bucket;
    private long refused;

    public ApiThrottleAgain(CreditBucket bucket) {
        this.bucket = bucket;
    }

    public void price(String operation, int cost) {
        lock.lock();
        try {
            costs.put(operation, cost);
        } finally {
            lock.unlock();
        }
    }

    public boolean permit(String operation) {
        lock.lock();
        try {
            int cost = costs.getOrDefault(operation, 1);
            if (bucket.available() >= cost) {
                bucket.consume(cost);
                return true;
            }
            refused++;
            return false;
        } finally {
            lock.unlock();
        }
    }

    public long refused() {
        lock.lock();
        try {
            return refused;
        } finally {
            lock.unlock();
        }
    }
}

final class CreditBucket {
    private final ReentrantLock lock = new ReentrantLock();
    private long credits;

    CreditBucket(long initial) {
        credits = initial;
    }

    long available() {
        lock.lock();
        try {
            return credits;
        } finally {
            lock.unlock();
        }
    }

    void consume(long n) {
        lock.lock();
        try {
            credits -= n;
        } finally {
            lock.unlock();
        }
    }

    void refill(long n) {
        lock.lock();
        try {
            credits += n;
        } finally {
            lock.unlock();
        }
    }
}
// corpus: unseen13
