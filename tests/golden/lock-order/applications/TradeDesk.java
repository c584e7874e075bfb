// Update holds the write lock of Positions and calls RiskBook.check (monitor); limitChanged holds the RiskBook monitor and takes the Positions read lock.
// run: scan --only lock-order --min-severity medium
// expect: lock-order locks=java.util.concurrent.locks.ReentrantReadWriteLock,TradeDesk$RiskBook
// corpus: unseen31
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class TradeDesk {
    static class RiskBook {
        private final Map<String, Integer> limits = new HashMap<>();
        private Positions positions;
        private int breaches;

        synchronized void watch(Positions p) {
            positions = p;
        }

        synchronized boolean check(String symbol, int qty) {
            if (qty > limits.getOrDefault(symbol, 100)) {
                breaches++;
                return false;
            }
            return true;
        }

        synchronized void limitChanged(String symbol, int limit) {
            limits.put(symbol, limit);
            if (positions.quantity(symbol) > limit) {
                breaches++;
            }
        }

        synchronized int breaches() {
            return breaches;
        }
    }

    static class Positions {
        private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
        private final Map<String, Integer> held = new HashMap<>();
        private final RiskBook risk;

        Positions(RiskBook risk) {
            this.risk = risk;
        }

        void update(String symbol, int delta) {
            rw.writeLock().lock();
            try {
                int next = held.getOrDefault(symbol, 0) + delta;
                if (risk.check(symbol, next)) {
                    held.put(symbol, next);
                }
            } finally {
                rw.writeLock().unlock();
            }
        }

        int quantity(String symbol) {
            rw.readLock().lock();
            try {
                return held.getOrDefault(symbol, 0);
            } finally {
                rw.readLock().unlock();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        RiskBook risk = new RiskBook();
        Positions positions = new Positions(risk);
        risk.watch(positions);
        Thread trader = new Thread(() -> {
            for (int i = 0; i < 80; i++) {
                positions.update(i % 2 == 0 ? "OIL" : "GAS", 3);
            }
        }, "trader");
        Thread officer = new Thread(() -> {
            for (int i = 0; i < 20; i++) {
                risk.limitChanged(i % 2 == 0 ? "GAS" : "OIL", 50 + i);
            }
        }, "officer");
        trader.start();
        officer.start();
        trader.join();
        officer.join();
        System.out.println(positions.quantity("OIL") + " " + risk.breaches());
    }
}
