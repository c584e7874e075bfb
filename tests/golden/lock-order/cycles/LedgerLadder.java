// run: scan --only lock-order
// expect: none
// Repaired TradeTriangle: all three locks are only ever nested in the order book, risk, ledger; settle() takes the book's part first and releases it before the ledger.
package loc.ledgerladder;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class LedgerLadder {
    private final Lock bookLock = new ReentrantLock();
    private final Lock riskLock = new ReentrantLock();
    private final Lock ledgerLock = new ReentrantLock();

    private final Map<Integer, Long> open = new HashMap<>();
    private long exposure;
    private long limit = 1_000_000;
    private long cash = 500_000;

    boolean submit(int id, long notional) {
        bookLock.lock();
        try {
            riskLock.lock();
            try {
                if (exposure + notional > limit) {
                    return false;
                }
                exposure += notional;
            } finally {
                riskLock.unlock();
            }
            open.put(id, notional);
            return true;
        } finally {
            bookLock.unlock();
        }
    }

    void recalculate() {
        riskLock.lock();
        try {
            ledgerLock.lock();
            try {
                limit = 2 * cash;
            } finally {
                ledgerLock.unlock();
            }
        } finally {
            riskLock.unlock();
        }
    }

    void settle(int id) {
        Long n;
        bookLock.lock();
        try {
            n = open.remove(id);
        } finally {
            bookLock.unlock();
        }
        if (n == null) {
            return;
        }
        ledgerLock.lock();
        try {
            cash -= n;
        } finally {
            ledgerLock.unlock();
        }
    }

    public static void main(String[] args) {
        LedgerLadder t = new LedgerLadder();
        new Thread(() -> {
            for (int i = 0; i < 5000; i++) {
                t.submit(i, 10);
            }
        }, "orders").start();
        new Thread(() -> {
            for (int i = 0; i < 5000; i++) {
                t.recalculate();
            }
        }, "risk").start();
        new Thread(() -> {
            for (int i = 0; i < 5000; i++) {
                t.settle(i);
            }
        }, "settlement").start();
    }
}
// corpus: unseen
