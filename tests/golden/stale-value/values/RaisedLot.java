// run: scan --library --only stale-value
// expect: none
// repaired AuctionLot: the read lock is only used for an early refusal, which is final because the best bid never falls; the write section compares again before storing.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class RaisedLot {
    public static final class Bid {
        public final String bidder;
        public final long cents;

        Bid(String bidder, long cents) {
            this.bidder = bidder;
            this.cents = cents;
        }
    }

    private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
    private final long minimumStep;
    private Bid best;

    public RaisedLot(long startCents, long minimumStep) {
        this.best = new Bid("house", startCents);
        this.minimumStep = Math.max(1, minimumStep);
    }

    public Bid best() {
        rw.readLock().lock();
        try {
            return best;
        } finally {
            rw.readLock().unlock();
        }
    }

    public boolean bid(String bidder, long cents) {
        Bid seen = best();
        if (cents < seen.cents + minimumStep) {
            return false;
        }
        Bid mine = new Bid(bidder, cents);
        rw.writeLock().lock();
        try {
            if (cents < best.cents + minimumStep || best.bidder.equals(bidder)) {
                return false;
            }
            best = mine;
            return true;
        } finally {
            rw.writeLock().unlock();
        }
    }
}
// corpus: unseen
