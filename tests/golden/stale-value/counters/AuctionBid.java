// run: scan --only stale-value
// expect: stale-value
// highest bid is read through an accessor and replaced through another
public class AuctionBid {
    private long highest;
    private String bidder;
    private boolean open = true;

    public synchronized long getHighest() {
        return highest;
    }

    public synchronized boolean isOpen() {
        return open;
    }

    private synchronized void accept(String who, long amount) {
        highest = amount;
        bidder = who;
    }

    public synchronized String close() {
        open = false;
        return bidder;
    }

    public boolean bid(String who, long amount) {
        if (!isOpen()) {
            return false;
        }
        if (amount <= getHighest()) {
            return false;
        }
        accept(who, amount);
        return true;
    }
}
// corpus: unseen
