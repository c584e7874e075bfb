// run: scan --library --only lock-order
// expect: none
// the second hold is only tried; when it is taken the first one is released and the exchange is tried again after a random pause
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

public final class CargoExchange {
    public static final class Hold {
        private final ReentrantLock lock = new ReentrantLock();
        private final Map<String, Integer> goods = new HashMap<>();

        public void load(String good, int n) {
            lock.lock();
            try {
                goods.merge(good, n, Integer::sum);
            } finally {
                lock.unlock();
            }
        }

        public int amount(String good) {
            lock.lock();
            try {
                return goods.getOrDefault(good, 0);
            } finally {
                lock.unlock();
            }
        }
    }

    private final long maxPauseNanos;

    public CargoExchange(long maxPauseNanos) {
        if (maxPauseNanos < 1) {
            throw new IllegalArgumentException("pause");
        }
        this.maxPauseNanos = maxPauseNanos;
    }

    public boolean swap(Hold left, String leftGood, Hold right, String rightGood, int n) {
        while (true) {
            left.lock.lock();
            try {
                if (right.lock.tryLock()) {
                    try {
                        return swapLocked(left.goods, leftGood, right.goods, rightGood, n);
                    } finally {
                        right.lock.unlock();
                    }
                }
            } finally {
                left.lock.unlock();
            }
            LockSupport.parkNanos(1 + ThreadLocalRandom.current().nextLong(maxPauseNanos));
        }
    }

    private static boolean swapLocked(Map<String, Integer> l, String lg, Map<String, Integer> r, String rg, int n) {
        if (l.getOrDefault(lg, 0) < n || r.getOrDefault(rg, 0) < n) {
            return false;
        }
        l.merge(lg, -n, Integer::sum);
        r.merge(lg, n, Integer::sum);
        r.merge(rg, -n, Integer::sum);
        l.merge(rg, n, Integer::sum);
        return true;
    }
}
// corpus: unseen13
