// run: scan --only atomicity --library
// expect: atomicity
// Bid and ask are read in two synchronized blocks on quote inside the book lock; a tick between gives a mixed quote.
import java.util.HashMap;
import java.util.Map;

public class PriceFeedJoin {
    public static final class Quote {
        long bid;
        long ask;
    }

    private final Object book = new Object();
    private final Map<String, Long> spreads = new HashMap<>();
    private final Quote quote;

    public PriceFeedJoin(Quote quote) {
        this.quote = quote;
    }

    public static void tick(Quote q, long bid, long ask) {
        synchronized (q) {
            q.bid = bid;
            q.ask = ask;
        }
    }

    public void publish(String symbol) {
        synchronized (book) {
            long bid;
            synchronized (quote) {
                bid = quote.bid;
            }
            long ask;
            synchronized (quote) {
                ask = quote.ask;
            }
            spreads.put(symbol, ask - bid);
        }
    }

    public Long spread(String symbol) {
        synchronized (book) {
            return spreads.get(symbol);
        }
    }
}
// corpus: unseen
