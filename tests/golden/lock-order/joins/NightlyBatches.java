// run: scan --only lock-order
// expect: none
// The import thread nests orders -> stock and the audit thread nests stock -> orders, but the audit thread is started only after the import threads were joined.
package loc.nightlybatches;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class NightlyBatches {
    static final class Orders {
        private final List<String> lines = new ArrayList<>();
        private final Stock stock;

        Orders(Stock stock) {
            this.stock = stock;
        }

        synchronized void importLine(String item) {
            lines.add(item);
            stock.consume(item);
        }

        synchronized int countOf(String item) {
            int n = 0;
            for (String l : lines) {
                if (l.equals(item)) {
                    n++;
                }
            }
            return n;
        }
    }

    static final class Stock {
        private final Map<String, Integer> used = new HashMap<>();

        synchronized void consume(String item) {
            used.merge(item, 1, Integer::sum);
        }

        synchronized List<String> audit(Orders orders) {
            List<String> wrong = new ArrayList<>();
            for (Map.Entry<String, Integer> e : used.entrySet()) {
                if (orders.countOf(e.getKey()) != e.getValue()) {
                    wrong.add(e.getKey());
                }
            }
            return wrong;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Stock stock = new Stock();
        Orders orders = new Orders(stock);
        List<Thread> importers = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            int n = i;
            Thread t = new Thread(() -> {
                for (int k = 0; k < 500; k++) {
                    orders.importLine("item" + (k + n) % 7);
                }
            }, "import-" + i);
            importers.add(t);
            t.start();
        }
        for (Thread t : importers) {
            t.join();
        }
        Thread audit = new Thread(() -> System.out.println(stock.audit(orders)), "audit");
        audit.start();
        audit.join();
    }
}
// corpus: unseen
