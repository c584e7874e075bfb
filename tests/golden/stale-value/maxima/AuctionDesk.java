// run: scan --only stale-value --library
// expect: stale-value
// Highest() is checked in one synchronized call and accept() overwrites in another; a lower bid can replace a higher one.
import java.util.Objects;

public class AuctionDesk {
    public interface Auction {
        long highest();

        void accept(String bidder, long amount);
    }

    public static class SyncAuction implements Auction {
        private long highest;
        private String winner = "";

        @Override
        public synchronized long highest() {
            return highest;
        }

        @Override
        public synchronized void accept(String bidder, long amount) {
            highest = amount;
            winner = Objects.requireNonNull(bidder);
        }

        public synchronized String winner() {
            return winner;
        }
    }

    private final Auction auction = new SyncAuction();

    public boolean bid(String bidder, long amount) {
        long top = auction.highest();
        if (amount > top) {
            auction.accept(bidder, amount);
            return true;
        }
        return false;
    }
}
// corpus: unseen
