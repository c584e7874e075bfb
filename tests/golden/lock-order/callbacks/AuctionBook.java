// run: scan --library --only lock-order
// expect: lock-order
// place() calls the fill listener with the book lock held, RiskDesk.onFill takes the desk monitor; RiskDesk.halt holds the desk monitor and takes the book lock
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class AuctionBook {
    public interface FillListener {
        void onFill(String trader, int quantity, long price);
    }

    record Offer(String trader, int quantity, long price) { }

    private final Lock bookLock = new ReentrantLock();
    private final List<Offer> offers = new ArrayList<>();
    private final List<FillListener> listeners = new CopyOnWriteArrayList<>();

    public void addListener(FillListener l) {
        listeners.add(l);
    }

    public void offer(String trader, int quantity, long price) {
        bookLock.lock();
        try {
            offers.add(new Offer(trader, quantity, price));
        } finally {
            bookLock.unlock();
        }
    }

    public boolean place(String buyer, int quantity, long limit) {
        bookLock.lock();
        try {
            for (int i = 0; i < offers.size(); i++) {
                Offer o = offers.get(i);
                if (o.price() <= limit && o.quantity() == quantity) {
                    offers.remove(i);
                    fire(o);
                    return true;
                }
            }
            return false;
        } finally {
            bookLock.unlock();
        }
    }

    private void fire(Offer o) {
        listeners.forEach(l -> l.onFill(o.trader(), o.quantity(), o.price()));
    }

    public int cancelFor(String trader) {
        bookLock.lock();
        try {
            int before = offers.size();
            offers.removeIf(o -> o.trader().equals(trader));
            return before - offers.size();
        } finally {
            bookLock.unlock();
        }
    }

    public static class RiskDesk implements FillListener {
        private final AuctionBook book;
        private final Map<String, Long> exposure = new HashMap<>();

        public RiskDesk(AuctionBook book) {
            this.book = book;
        }

        @Override
        public synchronized void onFill(String trader, int quantity, long price) {
            exposure.merge(trader, quantity * price, Long::sum);
        }

        public synchronized int halt(long limit) {
            int cancelled = 0;
            for (Map.Entry<String, Long> e : exposure.entrySet()) {
                if (e.getValue() > limit) {
                    cancelled += book.cancelFor(e.getKey());
                    e.setValue(0L);
                }
            }
            return cancelled;
        }
    }
}
// corpus: unseen17
