// run: scan --only lock-order --library
// expect: lock-order
// Three locks: place() holds the engine and takes the book, Book.cancel holds the book and takes the account, Account.close holds the account and takes the engine.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class MatchingEngine {
    private final Map<String, Book> books = new HashMap<>();

    public synchronized Book book(String symbol) {
        return books.computeIfAbsent(symbol, s -> new Book());
    }

    public synchronized void place(String symbol, Order o) {
        Book b = books.computeIfAbsent(symbol, s -> new Book());
        b.enter(o);
    }

    synchronized int openOrders(Account a) {
        return books.size() + a.hashCode() % 2;
    }

    public static class Order {
        final Account account;
        final long amount;

        public Order(Account account, long amount) {
            this.account = account;
            this.amount = amount;
        }
    }

    public static class Book {
        private final List<Order> orders = new ArrayList<>();

        Book() {
        }

        synchronized void enter(Order o) {
            orders.add(o);
        }

        public synchronized boolean cancel(Order o) {
            if (orders.remove(o)) {
                o.account.release(o.amount);
                return true;
            }
            return false;
        }
    }

    public static class Account {
        private final MatchingEngine engine;
        private long blocked;
        private boolean closed;

        public Account(MatchingEngine engine) {
            this.engine = engine;
        }

        synchronized void release(long amount) {
            blocked -= amount;
        }

        public synchronized void close() {
            if (engine.openOrders(this) == 0) {
                closed = true;
            }
        }
    }
}
// corpus: unseen
