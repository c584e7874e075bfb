// run: scan --only stale-value
// expect: stale-value
// InventoryService.reserve loads the row (critical section of the DAO), changes the copy and saves it (another critical section): lost update.
import java.util.HashMap;
import java.util.Map;

public class InventoryDao {
    static final class Row {
        final String sku;
        final int onHand;
        final int reserved;

        Row(String sku, int onHand, int reserved) {
            this.sku = sku;
            this.onHand = onHand;
            this.reserved = reserved;
        }
    }

    static class Dao {
        private final Map<String, Row> table = new HashMap<>();

        synchronized Row load(String sku) {
            return table.get(sku);
        }

        synchronized void save(Row r) {
            table.put(r.sku, r);
        }
    }

    static class InventoryService {
        private final Dao dao;

        InventoryService(Dao dao) {
            this.dao = dao;
        }

        boolean reserve(String sku, int n) {
            Row r = dao.load(sku);
            if (r == null || r.onHand - r.reserved < n) {
                return false;
            }
            dao.save(new Row(sku, r.onHand, r.reserved + n));
            return true;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Dao dao = new Dao();
        dao.save(new Row("x", 10, 0));
        InventoryService s = new InventoryService(dao);
        Runnable order = () -> System.out.println(s.reserve("x", 6));
        Thread a = new Thread(order);
        Thread b = new Thread(order);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(dao.load("x").reserved);
    }
}
// corpus: unseen
