// run: scan --only stale-value --library
// expect: stale-value
// bid() compares with highest() and then calls record() in a separate critical section; a higher bid that came in between is replaced by a lower one.
import java.util.concurrent.locks.ReentrantLock;

public class AuctionBidAgain {
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

    private void record(String who, long amount) {
        lock.lock();
        try {
            best = amount;
            bidder = who;
        } finally {
            lock.unlock();
        }
    }

    public boolean bid(String who, long amount) {
        if (amount <= highest()) {
            return false;
        }
        record(who, amount);
        return true;
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
