// run: scan --library --only stale-value
// expect: stale-value
// bid() compares with the highest bid read under the read lock and stores the new bid later under the write lock without comparing again; a lower bid can replace a higher one.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class AuctionLot {
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

    public AuctionLot(long startCents, long minimumStep) {
        this.best = new Bid("house", startCents);
        this.minimumStep = minimumStep;
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
        Bid current = best();
        if (cents < current.cents + minimumStep) {
            return false;
        }
        if (current.bidder.equals(bidder)) {
            return false;
        }
        Bid mine = new Bid(bidder, cents);
        rw.writeLock().lock();
        try {
            best = mine;
        } finally {
            rw.writeLock().unlock();
        }
        return true;
    }
}
// corpus: unseen
