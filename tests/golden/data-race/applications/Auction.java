// The inner class's synchronized methods lock the Bidder, not the shared Auction.
// run: scan --only data-race
// expect: data-race field=Auction.highest
import java.util.ArrayList;
import java.util.List;

public class Auction {
    private int highest;
    private final String lot;

    Auction(String lot, int reserve) {
        this.lot = lot;
        this.highest = reserve;
    }

    class Bidder implements Runnable {
        private final int budget;
        private int bids;

        Bidder(int budget) {
            this.budget = budget;
        }

        synchronized boolean bid(int step) {
            int offer = highest + step;
            if (offer > budget) {
                return false;
            }
            highest = offer;
            bids++;
            return true;
        }

        @Override
        public void run() {
            while (bid(5)) {
                Thread.yield();
            }
        }

        synchronized int bids() {
            return bids;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Auction auction = new Auction("clock", 100);
        List<Bidder> bidders = new ArrayList<>();
        List<Thread> threads = new ArrayList<>();
        for (int budget : new int[] {900, 1200, 1500}) {
            Bidder b = auction.new Bidder(budget);
            bidders.add(b);
            threads.add(new Thread(b));
        }
        threads.forEach(Thread::start);
        for (Thread t : threads) {
            t.join();
        }
        int bids = bidders.stream().mapToInt(Bidder::bids).sum();
        System.out.println(auction.lot + " sold at " + auction.highest + " after " + bids);
    }
}
// corpus: unseen26
