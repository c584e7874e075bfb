// run: scan --only lock-order
// expect: lock-order
// publish calls listeners under the feed's monitor and the listener locks its portfolio; Portfolio.revalue locks itself and asks the feed
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class QuoteFeed {
    interface QuoteListener {
        void onQuote(String symbol, double price);
    }

    private final List<QuoteListener> listeners = new ArrayList<>();
    private final Map<String, Double> last = new HashMap<>();

    public synchronized void addListener(QuoteListener l) {
        listeners.add(l);
    }

    public synchronized void publish(String symbol, double price) {
        last.put(symbol, price);
        for (QuoteListener l : listeners) {
            l.onQuote(symbol, price);
        }
    }

    public synchronized double last(String symbol) {
        return last.getOrDefault(symbol, 0.0);
    }

    static final class Portfolio implements QuoteListener {
        private final QuoteFeed feed;
        private final Map<String, Integer> positions = new HashMap<>();
        private double value;

        Portfolio(QuoteFeed feed) {
            this.feed = feed;
        }

        synchronized void buy(String symbol, int n) {
            positions.merge(symbol, n, Integer::sum);
        }

        @Override
        public synchronized void onQuote(String symbol, double price) {
            if (positions.containsKey(symbol)) {
                value += price * 0.01;
            }
        }

        synchronized double revalue() {
            double sum = 0;
            for (Map.Entry<String, Integer> e : positions.entrySet()) {
                sum += feed.last(e.getKey()) * e.getValue();
            }
            value = sum;
            return value;
        }
    }

    public static void main(String[] args) {
        QuoteFeed feed = new QuoteFeed();
        Portfolio p = new Portfolio(feed);
        p.buy("ACME", 10);
        feed.addListener(p);
        new Thread(() -> {
            for (int i = 0; i < 1000; i++) {
                feed.publish("ACME", i);
            }
        }, "ticker").start();
        for (int i = 0; i < 1000; i++) {
            p.revalue();
        }
    }
}
// corpus: unseen21
