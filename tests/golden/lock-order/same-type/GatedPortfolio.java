// run: scan --only lock-order
// expect: none
// Buy and rebalance nest the cash and the stock lock in opposite orders, but both only while holding the common gate lock, so they can never overlap.
package loc.gatedportfolio;

import java.util.HashMap;
import java.util.Map;

public class GatedPortfolio {
    private final Object gate = new Object();
    private final Object cashLock = new Object();
    private final Object stockLock = new Object();
    private long cash = 10_000;
    private final Map<String, Integer> stock = new HashMap<>();

    boolean buy(String symbol, int n, long price) {
        synchronized (gate) {
            synchronized (cashLock) {
                if (cash < n * price) {
                    return false;
                }
                cash -= n * price;
                synchronized (stockLock) {
                    stock.merge(symbol, n, Integer::sum);
                }
                return true;
            }
        }
    }

    void rebalance(String symbol, long price) {
        synchronized (gate) {
            synchronized (stockLock) {
                int have = stock.getOrDefault(symbol, 0);
                int sell = have / 2;
                if (sell == 0) {
                    return;
                }
                stock.put(symbol, have - sell);
                credit(sell * price);
            }
        }
    }

    private void credit(long amount) {
        synchronized (cashLock) {
            cash += amount;
        }
    }

    long cash() {
        synchronized (cashLock) {
            return cash;
        }
    }

    int holding(String symbol) {
        synchronized (stockLock) {
            return stock.getOrDefault(symbol, 0);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        GatedPortfolio p = new GatedPortfolio();
        Thread buyer = new Thread(() -> {
            for (int i = 0; i < 1000; i++) {
                p.buy("ACME", 2, 7);
            }
        });
        Thread balancer = new Thread(() -> {
            for (int i = 0; i < 1000; i++) {
                p.rebalance("ACME", 7);
            }
        });
        buyer.start();
        balancer.start();
        System.out.println(p.cash() + " / " + p.holding("ACME"));
        buyer.join();
        balancer.join();
        System.out.println(p.cash() + 7L * p.holding("ACME"));
    }
}
// corpus: unseen
