// run: scan --only lock-order
// expect: lock-order
// Book -> risk (submit), risk -> ledger (recalculate), ledger -> book (settle): a cycle of three locks taken by three threads.
package lob.tradetriangle;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class TradeTriangle {
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
            limit = 2 * cashNow();
        } finally {
            riskLock.unlock();
        }
    }

    private long cashNow() {
        ledgerLock.lock();
        try {
            return cash;
        } finally {
            ledgerLock.unlock();
        }
    }

    void settle(int id) {
        ledgerLock.lock();
        try {
            cash -= takeOpen(id);
        } finally {
            ledgerLock.unlock();
        }
    }

    private long takeOpen(int id) {
        bookLock.lock();
        try {
            Long n = open.remove(id);
            return n == null ? 0 : n;
        } finally {
            bookLock.unlock();
        }
    }

    public static void main(String[] args) {
        TradeTriangle t = new TradeTriangle();
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
