// run: scan --only lock-order --library
// expect: lock-order
// AuctionHouse.placeBid (house monitor) notifies BidBoard.bidPlaced (board lock) while BidBoard.refresh holds the board lock and calls AuctionHouse.highestBid (house monitor).
package auction;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class AuctionHouse {

    public interface BidListener {
        void bidPlaced(String lot, long cents);
    }

    private final Map<String, Long> highest = new HashMap<String, Long>();
    private final List<BidListener> listeners = new ArrayList<BidListener>();

    public synchronized void addBidListener(BidListener l) {
        listeners.add(l);
    }

    public synchronized void removeBidListener(BidListener l) {
        listeners.remove(l);
    }

    public synchronized boolean placeBid(String lot, long cents) {
        Long old = highest.get(lot);
        if (old != null && old.longValue() >= cents) {
            return false;
        }
        highest.put(lot, Long.valueOf(cents));
        fire(lot, cents);
        return true;
    }

    public synchronized long highestBid(String lot) {
        Long v = highest.get(lot);
        return v == null ? 0L : v.longValue();
    }

    private void fire(String lot, long cents) {
        for (BidListener l : listeners) {
            l.bidPlaced(lot, cents);
        }
    }

    /** Shows the lots somebody is interested in. */
    public static class BidBoard implements BidListener {
        private final Lock lock = new ReentrantLock();
        private final Map<String, String> lines = new HashMap<String, String>();
        private final AuctionHouse house;

        private BidBoard(AuctionHouse house) {
            this.house = house;
        }

        public static BidBoard attach(AuctionHouse house) {
            BidBoard board = new BidBoard(house);
            house.addBidListener(board);
            return board;
        }

        public void bidPlaced(String lot, long cents) {
            lock.lock();
            try {
                if (lines.containsKey(lot)) {
                    lines.put(lot, format(lot, cents));
                }
            } finally {
                lock.unlock();
            }
        }

        public void watch(String lot) {
            lock.lock();
            try {
                lines.put(lot, "");
            } finally {
                lock.unlock();
            }
        }

        public void refresh() {
            lock.lock();
            try {
                for (Map.Entry<String, String> e : lines.entrySet()) {
                    e.setValue(format(e.getKey(), house.highestBid(e.getKey())));
                }
            } finally {
                lock.unlock();
            }
        }

        public String line(String lot) {
            lock.lock();
            try {
                return lines.get(lot);
            } finally {
                lock.unlock();
            }
        }

        private static String format(String lot, long cents) {
            return lot + ": " + (cents / 100) + "." + (cents % 100);
        }
    }
}
// corpus: unseen
