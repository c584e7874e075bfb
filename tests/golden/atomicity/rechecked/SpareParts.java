// run: scan --only atomicity
// expect: none
// available() is only a cheap early exit; tryTake checks again under the store's lock and its answer is used
import java.util.HashMap;
import java.util.Map;

public class SpareParts {
    static final class Store {
        private final Map<String, Integer> stock = new HashMap<>();

        synchronized int available(String sku) {
            return stock.getOrDefault(sku, 0);
        }

        synchronized boolean tryTake(String sku, int n) {
            int have = stock.getOrDefault(sku, 0);
            if (have < n) {
                return false;
            }
            stock.put(sku, have - n);
            return true;
        }

        synchronized void deliver(String sku, int n) {
            stock.merge(sku, n, Integer::sum);
        }
    }

    private final Store store;
    private int placed;

    SpareParts(Store store) {
        this.store = store;
    }

    synchronized boolean place(String sku, int n) {
        if (store.available(sku) < n) {
            return false;
        }
        if (!store.tryTake(sku, n)) {
            return false;
        }
        placed++;
        return true;
    }

    synchronized int placed() {
        return placed;
    }

    public static void main(String[] args) throws InterruptedException {
        Store s = new Store();
        s.deliver("nut", 700);
        SpareParts east = new SpareParts(s);
        SpareParts west = new SpareParts(s);
        Runnable r1 = () -> {
            while (east.place("nut", 7)) {
                Thread.onSpinWait();
            }
        };
        Thread a = new Thread(r1);
        Thread b = new Thread(() -> {
            while (west.place("nut", 7)) {
                Thread.onSpinWait();
            }
        });
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(east.placed() + west.placed());
    }
}
// corpus: unseen21
