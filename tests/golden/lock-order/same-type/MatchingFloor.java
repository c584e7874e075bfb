// run: scan --only lock-order
// expect: none
// account and book never call each other with their lock held: fills are collected under the book lock and settled after it, suspend releases the account first
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

public class MatchingFloor {
    record Bid(Trader owner, long price) { }

    record Fill(Trader trader, long delta) { }

    static final class Trader {
        private final String code;
        private long cash;
        private boolean active = true;

        Trader(String code) {
            this.code = code;
        }

        synchronized void settle(long delta) {
            cash += delta;
        }

        int suspend(Book book) {
            synchronized (this) {
                active = false;
            }
            return book.withdrawOrders(this);
        }

        synchronized String describe() {
            return code + " " + cash + (active ? "" : " suspended");
        }
    }

    static final class Book {
        private final Deque<Bid> bids = new ArrayDeque<>();
        private final Deque<Bid> asks = new ArrayDeque<>();

        synchronized void quote(Trader buyer, Trader seller, long price) {
            bids.addLast(new Bid(buyer, price));
            asks.addLast(new Bid(seller, price));
        }

        private synchronized List<Fill> cross() {
            List<Fill> fills = new ArrayList<>();
            while (!bids.isEmpty() && !asks.isEmpty()) {
                Bid b = bids.pollFirst();
                Bid a = asks.pollFirst();
                fills.add(new Fill(b.owner(), -a.price()));
                fills.add(new Fill(a.owner(), a.price()));
            }
            return fills;
        }

        int match() {
            List<Fill> fills = cross();
            for (Fill f : fills) {
                f.trader().settle(f.delta());
            }
            return fills.size() / 2;
        }

        synchronized int withdrawOrders(Trader t) {
            int before = bids.size();
            bids.removeIf(b -> b.owner() == t);
            return before - bids.size();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Book book = new Book();
        Trader east = new Trader("EAST");
        Trader west = new Trader("WEST");
        Thread matcher = new Thread(() -> {
            for (int i = 0; i < 2000; i++) {
                book.quote(east, west, 100 + i % 7);
                book.match();
            }
        });
        Thread risk = new Thread(() -> {
            for (int i = 0; i < 2000; i++) {
                east.suspend(book);
            }
        });
        matcher.start();
        risk.start();
        matcher.join();
        risk.join();
        System.out.println(east.describe() + " / " + west.describe());
    }
}
// corpus: unseen9
