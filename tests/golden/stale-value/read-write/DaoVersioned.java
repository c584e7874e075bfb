// run: scan --only stale-value
// expect: none
// Optimistic locking: save() refuses a row whose version is no longer current, and reserve() then loads again.
import java.util.HashMap;
import java.util.Map;

public class DaoVersioned {
    static final class Row {
        final String sku;
        final int free;
        final int version;

        Row(String sku, int free, int version) {
            this.sku = sku;
            this.free = free;
            this.version = version;
        }
    }

    static class Dao {
        private final Map<String, Row> table = new HashMap<>();

        synchronized void insert(String sku, int free) {
            table.put(sku, new Row(sku, free, 0));
        }

        synchronized Row load(String sku) {
            return table.get(sku);
        }

        synchronized boolean save(Row r) {
            Row cur = table.get(r.sku);
            if (cur == null || cur.version != r.version) {
                return false;
            }
            table.put(r.sku, new Row(r.sku, r.free, r.version + 1));
            return true;
        }
    }

    static boolean reserve(Dao dao, String sku, int n) {
        while (true) {
            Row r = dao.load(sku);
            if (r == null || r.free < n) {
                return false;
            }
            if (dao.save(new Row(sku, r.free - n, r.version))) {
                return true;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Dao dao = new Dao();
        dao.insert("x", 10);
        Runnable order = () -> System.out.println(reserve(dao, "x", 6));
        Thread a = new Thread(order);
        Thread b = new Thread(order);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(dao.load("x").free);
    }
}
// corpus: unseen
