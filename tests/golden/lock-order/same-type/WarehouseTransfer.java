// run: scan --only lock-order
// expect: lock-order
// Move(a,b) and move(b,a) lock two Shelf objects of one class in opposite order.
import java.util.HashMap;
import java.util.Map;

public class WarehouseTransfer {
    static final class Shelf {
        private final String label;
        private final Map<String, Integer> stock = new HashMap<>();

        Shelf(String label) {
            this.label = label;
        }

        synchronized void put(String sku, int n) {
            stock.merge(sku, n, Integer::sum);
        }

        synchronized boolean moveTo(Shelf target, String sku, int n) {
            int have = stock.getOrDefault(sku, 0);
            if (have < n) {
                return false;
            }
            stock.put(sku, have - n);
            target.put(sku, n);
            return true;
        }

        @Override
        public String toString() {
            return label;
        }
    }

    public static void main(String[] args) throws Exception {
        Shelf a = new Shelf("A");
        Shelf b = new Shelf("B");
        a.put("bolt", 100);
        b.put("nut", 100);
        Thread t1 = new Thread(() -> {
            for (int i = 0; i < 50; i++) {
                a.moveTo(b, "bolt", 1);
            }
        });
        Thread t2 = new Thread(() -> {
            for (int i = 0; i < 50; i++) {
                b.moveTo(a, "nut", 1);
            }
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.println(a + " " + b);
    }
}
// corpus: unseen
