// run: scan --only lock-order --library
// expect: lock-order
// OrderBookStamped.submit holds the book's StampedLock write stamp and reads the positions' StampedLock; revalue holds the positions' write stamp and reads the book: opposite order on two StampedLocks.
package trading.book;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.StampedLock;

public class OrderBookStamped {
    private final StampedLock bookLock = new StampedLock();
    private final StampedLock positionLock = new StampedLock();
    private final Map<String, Double> lastPrice = new HashMap<>();
    private final Map<String, Integer> positions = new HashMap<>();
    private double exposure;

    public boolean submit(String symbol, int qty, double price) {
        long s = bookLock.writeLock();
        try {
            if (currentPosition(symbol) + qty < 0) {
                return false;
            }
            lastPrice.put(symbol, price);
        } finally {
            bookLock.unlockWrite(s);
        }
        settle(symbol, qty);
        return true;
    }

    private void settle(String symbol, int qty) {
        long s = positionLock.writeLock();
        try {
            positions.merge(symbol, qty, Integer::sum);
        } finally {
            positionLock.unlockWrite(s);
        }
    }

    private int currentPosition(String symbol) {
        long s = positionLock.readLock();
        try {
            return positions.getOrDefault(symbol, 0);
        } finally {
            positionLock.unlockRead(s);
        }
    }

    public double quote(String symbol) {
        long s = bookLock.tryOptimisticRead();
        if (s != 0) {
            Double d = lastPrice.get(symbol);
            if (bookLock.validate(s)) {
                return d == null ? 0 : d;
            }
        }
        s = bookLock.readLock();
        try {
            return lastPrice.getOrDefault(symbol, 0.0);
        } finally {
            bookLock.unlockRead(s);
        }
    }

    public double revalue() {
        long s = positionLock.writeLock();
        try {
            double sum = 0;
            for (Map.Entry<String, Integer> e : positions.entrySet()) {
                sum += e.getValue() * strictQuote(e.getKey());
            }
            exposure = sum;
            return sum;
        } finally {
            positionLock.unlockWrite(s);
        }
    }

    private double strictQuote(String symbol) {
        long s = bookLock.readLock();
        try {
            return lastPrice.getOrDefault(symbol, 0.0);
        } finally {
            bookLock.unlockRead(s);
        }
    }

    public double exposure() {
        long s = positionLock.readLock();
        try {
            return exposure;
        } finally {
            positionLock.unlockRead(s);
        }
    }
}
// corpus: unseen
