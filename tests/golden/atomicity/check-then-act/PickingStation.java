// run: scan --library --only atomicity
// expect: atomicity
// pick goes through helper calls to stock.onHand and stock.setOnHand, two lock steps of the shared stock; units get lost
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class PickingStation {
    public record Line(String sku, int qty) {}

    private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
    private final StockBook stock;
    private final List<Line> picked = new ArrayList<>();

    public PickingStation(StockBook stock) {
        this.stock = stock;
    }

    public List<Line> pick(List<Line> order) {
        rw.writeLock().lock();
        try {
            List<Line> missing = new ArrayList<>();
            for (Line line : order) {
                if (take(line)) {
                    picked.add(line);
                } else {
                    missing.add(line);
                }
            }
            return missing;
        } finally {
            rw.writeLock().unlock();
        }
    }

    private boolean take(Line line) {
        int left = remaining(line);
        if (left < 0) {
            return false;
        }
        stock.setOnHand(line.sku(), left);
        return true;
    }

    private int remaining(Line line) {
        return stock.onHand(line.sku()) - line.qty();
    }

    public int pickedLines() {
        rw.readLock().lock();
        try {
            return picked.size();
        } finally {
            rw.readLock().unlock();
        }
    }

    public static final class StockBook {
        private final Map<String, Integer> units = new HashMap<>();

        public synchronized int onHand(String sku) {
            return units.getOrDefault(sku, 0);
        }

        public synchronized void setOnHand(String sku, int n) {
            units.put(sku, n);
        }
    }
}
// corpus: unseen15
