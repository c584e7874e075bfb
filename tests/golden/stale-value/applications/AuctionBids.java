// Two bidders can both find no list for the item and put two lists; the bids in the replaced list are lost (the lists themselves are thread-safe).
// run: scan --only atomicity,stale-value --min-severity medium
// expect: stale-value
// corpus: unseen30
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class AuctionBids {

    record Bid(String bidder, int amount) {
    }

    private final Map<String, List<Bid>> bids = new ConcurrentHashMap<>();

    private List<Bid> bidsFor(String item) {
        List<Bid> list = bids.get(item);
        if (list == null) {
            list = new CopyOnWriteArrayList<>();
            bids.put(item, list);
        }
        return list;
    }

    void place(String item, Bid bid) {
        bidsFor(item).add(bid);
    }

    int best(String item) {
        return bidsFor(item).stream().mapToInt(Bid::amount).max().orElse(0);
    }

    public static void main(String[] args) throws InterruptedException {
        AuctionBids auction = new AuctionBids();
        String[] items = {"vase", "clock", "painting"};
        ExecutorService bidders = Executors.newCachedThreadPool();
        for (int b = 0; b < 4; b++) {
            final int id = b;
            bidders.execute(() -> {
                for (String item : items) {
                    auction.place(item, new Bid("bidder" + id, 10 * (id + item.length())));
                }
            });
        }
        bidders.shutdown();
        bidders.awaitTermination(10, TimeUnit.SECONDS);
        for (String item : items) {
            System.out.println(item + " " + auction.best(item));
        }
    }
}
