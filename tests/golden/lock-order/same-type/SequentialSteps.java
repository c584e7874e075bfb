// run: scan --only lock-order --library
// expect: none
// MoveStock and moveBack use the two warehouses in opposite order, but each call releases one monitor before it enters the other; nothing is nested.
package inventory.seq;

import java.util.HashMap;
import java.util.Map;

public class SequentialSteps {

    private static final class Site {
        private final Map<String, Integer> stock = new HashMap<>();

        synchronized int withdraw(String sku, int max) {
            int have = stock.getOrDefault(sku, 0);
            int n = Math.min(have, max);
            stock.put(sku, have - n);
            return n;
        }

        synchronized void deposit(String sku, int n) {
            stock.merge(sku, n, Integer::sum);
        }

        synchronized int count(String sku) {
            return stock.getOrDefault(sku, 0);
        }
    }

    private final Site hub = new Site();
    private final Site outlet = new Site();

    public void deliver(String sku, int n) {
        hub.deposit(sku, n);
    }

    public int moveStock(String sku, int n) {
        return shift(hub, outlet, sku, n);
    }

    public int moveBack(String sku, int n) {
        return shift(outlet, hub, sku, n);
    }

    private static int shift(Site from, Site to, String sku, int n) {
        int taken = from.withdraw(sku, n);
        if (taken > 0) {
            to.deposit(sku, taken);
        }
        return taken;
    }

    public String counts(String sku) {
        return hub.count(sku) + "/" + outlet.count(sku);
    }
}
// corpus: unseen
