// run: scan --only lock-order
// expect: lock-order
// LimitBook.match holds the book and locks the accounts; TradingAccount.suspend holds the account and locks the book
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

public class LimitOrderDesk {
    record Order(TradingAccount owner, long price, int quantity) { }

    static final class TradingAccount {
        private final String code;
        private long cash;
        private boolean active = true;

        TradingAccount(String code, long cash) {
            this.code = code;
            this.cash = cash;
        }

        synchronized void settle(long delta) {
            cash += delta;
        }

        synchronized boolean isActive() {
            return active;
        }

        synchronized int suspend(LimitBook book) {
            active = false;
            return book.withdrawOrders(this);
        }

        @Override
        public String toString() {
            return code;
        }
    }

    static final class LimitBook {
        private final Deque<Order> bids = new ArrayDeque<>();
        private final Deque<Order> asks = new ArrayDeque<>();

        synchronized void bid(Order o) {
            bids.addLast(o);
        }

        synchronized void ask(Order o) {
            asks.addLast(o);
        }

        synchronized int match() {
            int trades = 0;
            while (!bids.isEmpty() && !asks.isEmpty() && bids.peekFirst().price() >= asks.peekFirst().price()) {
                Order b = bids.pollFirst();
                Order a = asks.pollFirst();
                long amount = a.price() * Math.min(a.quantity(), b.quantity());
                b.owner().settle(-amount);
                a.owner().settle(amount);
                trades++;
            }
            return trades;
        }

        synchronized int withdrawOrders(TradingAccount account) {
            List<Order> gone = new ArrayList<>();
            for (Order o : bids) {
                if (o.owner() == account) {
                    gone.add(o);
                }
            }
            bids.removeAll(gone);
            return gone.size();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        LimitBook book = new LimitBook();
        TradingAccount north = new TradingAccount("NORTH", 1_000_000);
        TradingAccount south = new TradingAccount("SOUTH", 1_000_000);
        Thread matcher = new Thread(() -> {
            for (int i = 0; i < 10_000; i++) {
                book.bid(new Order(north, 100 + i % 3, 10));
                book.ask(new Order(south, 100, 10));
                book.match();
            }
        }, "matcher");
        Thread risk = new Thread(() -> {
            for (int i = 0; i < 10_000; i++) {
                north.suspend(book);
            }
        }, "risk");
        matcher.start();
        risk.start();
        matcher.join();
        risk.join();
        System.out.println(north + " active=" + north.isActive());
    }
}
// corpus: unseen9
