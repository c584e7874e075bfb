// run: scan --library --only lock-order
// expect: none
// fills are collected under the book lock and handed to the listeners after unlock, so the desk's monitor is never entered with the book lock held
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;

public class LotBook {
    public record Lot(String trader, int quantity, long price) { }

    private final Lock bookLock = new ReentrantLock();
    private final List<Lot> lots = new ArrayList<>();
    private final List<Consumer<Lot>> listeners = new CopyOnWriteArrayList<>();

    public void addListener(Consumer<Lot> l) {
        listeners.add(l);
    }

    public void offer(Lot lot) {
        bookLock.lock();
        try {
            lots.add(lot);
        } finally {
            bookLock.unlock();
        }
    }

    public boolean sweep(long limit) {
        List<Lot> filled = new ArrayList<>();
        bookLock.lock();
        try {
            lots.removeIf(l -> {
                boolean hit = l.price() <= limit;
                if (hit) {
                    filled.add(l);
                }
                return hit;
            });
        } finally {
            bookLock.unlock();
        }
        for (Lot l : filled) {
            listeners.forEach(c -> c.accept(l));
        }
        return !filled.isEmpty();
    }

    public int cancelFor(String trader) {
        bookLock.lock();
        try {
            int before = lots.size();
            lots.removeIf(o -> o.trader().equals(trader));
            return before - lots.size();
        } finally {
            bookLock.unlock();
        }
    }

    public static class Desk {
        private final LotBook book;
        private final Map<String, Long> exposure = new HashMap<>();

        private Desk(LotBook book) {
            this.book = book;
        }

        public static Desk watching(LotBook book) {
            Desk d = new Desk(book);
            book.addListener(d::onFill);
            return d;
        }

        private synchronized void onFill(Lot l) {
            exposure.merge(l.trader(), l.quantity() * l.price(), Long::sum);
        }

        public synchronized int stop(String trader) {
            exposure.remove(trader);
            return book.cancelFor(trader);
        }
    }
}
// corpus: unseen17
