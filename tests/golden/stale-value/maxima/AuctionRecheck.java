// run: scan --only stale-value --library
// expect: none
// The first comparison with highest() is only a quick way out for low bids; record() compares again under the lock before it writes.
import java.util.concurrent.locks.ReentrantLock;

public class AuctionRecheck {
    private final ReentrantLock lock = new ReentrantLock();
    private long best;
    private String bidder = "";

    public long highest() {
        lock.lock();
        try {
            return best;
        } finally {
            lock.unlock();
        }
    }

    private boolean record(String who, long amount) {
        lock.lock();
        try {
            if (amount <= best) {
                return false;
            }
            best = amount;
            bidder = who;
            return true;
        } finally {
            lock.unlock();
        }
    }

    public boolean bid(String who, long amount) {
        // best only grows: a bid that is too low now is too low for ever
        if (amount <= highest()) {
            return false;
        }
        return record(who, amount);
    }

    public String winner() {
        lock.lock();
        try {
            return bidder;
        } finally {
            lock.unlock();
        }
    }
}
// corpus: unseen
