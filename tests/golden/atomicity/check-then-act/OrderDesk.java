// run: scan --only atomicity
// expect: atomicity
// available() and take() are two locked steps on the warehouse, which a second desk uses as well
import java.util.HashMap;
import java.util.Map;

public class OrderDesk {
    static final class Warehouse {
        private final Map<String, Integer> stock = new HashMap<>();

        synchronized int available(String sku) {
            return stock.getOrDefault(sku, 0);
        }

        synchronized void take(String sku, int n) {
            stock.merge(sku, -n, Integer::sum);
        }

        synchronized void deliver(String sku, int n) {
            stock.merge(sku, n, Integer::sum);
        }
    }

    private final Warehouse warehouse;
    private int placed;

    OrderDesk(Warehouse warehouse) {
        this.warehouse = warehouse;
    }

    synchronized boolean place(String sku, int n) {
        if (warehouse.available(sku) < n) {
            return false;
        }
        warehouse.take(sku, n);
        placed++;
        return true;
    }

    synchronized int placed() {
        return placed;
    }

    public static void main(String[] args) throws InterruptedException {
        Warehouse w = new Warehouse();
        w.deliver("bolt", 1000);
        OrderDesk east = new OrderDesk(w);
        OrderDesk west = new OrderDesk(w);
        Thread a = new Thread(() -> sell(east));
        Thread b = new Thread(() -> sell(west));
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(east.placed() + west.placed() + " left " + w.available("bolt"));
    }

    private static void sell(OrderDesk d) {
        while (d.place("bolt", 7)) {
            Thread.onSpinWait();
        }
    }
}
// corpus: unseen21
