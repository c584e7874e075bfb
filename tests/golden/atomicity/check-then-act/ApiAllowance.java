// run: scan --library --only atomicity
// expect: none
// tryConsume checks and takes in one step; the later available is only put into the text of the refusal
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;

public class ApiAllowance {
    private final ReentrantLock lock = new ReentrantLock();
    private final Map<String, Integer> costs = new HashMap<>();
    private final PointBucket bucket;
    private String lastRefusal = "";

    public ApiAllowance(PointBucket bucket) {
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
            if (bucket.tryConsume(cost)) {
                return true;
            }
            lastRefusal = operation + " costs " + cost + ", about " + bucket.available() + " left";
            return false;
        } finally {
            lock.unlock();
        }
    }

    public String lastRefusal() {
        lock.lock();
        try {
            return lastRefusal;
        } finally {
            lock.unlock();
        }
    }
}

final class PointBucket {
    private final ReentrantLock lock = new ReentrantLock();
    private long points;

    PointBucket(long initial) {
        points = initial;
    }

    long available() {
        lock.lock();
        try {
            return points;
        } finally {
            lock.unlock();
        }
    }

    boolean tryConsume(long n) {
        lock.lock();
        try {
            if (points < n) {
                return false;
            }
            points -= n;
            return true;
        } finally {
            lock.unlock();
        }
    }

    void refill(long n) {
        lock.lock();
        try {
            points += n;
        } finally {
            lock.unlock();
        }
    }
}
// corpus: unseen13
