// run: scan --only atomicity --library
// expect: none
// The quick look at available() only avoids useless work, tryWithdraw checks again and withdraws in one locked step and its answer decides
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class PickingDesk {
    public enum Part { AXLE, WHEEL, BRAKE }

    public record Picked(Part part, int quantity) { }

    public static final class Warehouse {
        private final Lock lock = new ReentrantLock();
        private final Map<Part, Integer> onHand = new EnumMap<>(Part.class);

        public void receive(Part p, int n) {
            lock.lock();
            try {
                onHand.merge(p, n, Integer::sum);
            } finally {
                lock.unlock();
            }
        }

        public int available(Part p) {
            lock.lock();
            try {
                return onHand.getOrDefault(p, 0);
            } finally {
                lock.unlock();
            }
        }

        public boolean tryWithdraw(Part p, int n) {
            lock.lock();
            try {
                int have = onHand.getOrDefault(p, 0);
                if (have < n) {
                    return false;
                }
                onHand.put(p, have - n);
                return true;
            } finally {
                lock.unlock();
            }
        }
    }

    private final Lock lock = new ReentrantLock();
    private final Warehouse warehouse;
    private final List<Picked> picks = new ArrayList<>();

    public PickingDesk(Warehouse warehouse) {
        this.warehouse = warehouse;
    }

    public boolean pick(Part p, int quantity) {
        lock.lock();
        try {
            if (warehouse.available(p) < quantity) {
                return false;
            }
            if (!warehouse.tryWithdraw(p, quantity)) {
                return false;
            }
            picks.add(new Picked(p, quantity));
            return true;
        } finally {
            lock.unlock();
        }
    }

    public List<Picked> picks() {
        lock.lock();
        try {
            return List.copyOf(picks);
        } finally {
            lock.unlock();
        }
    }
}
// corpus: unseen9
