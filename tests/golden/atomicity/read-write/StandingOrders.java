// run: scan --library --only atomicity
// expect: atomicity
// run() holds the order book's write lock; the wallet behind the interface is checked and debited in two lock sections while others debit the same wallet
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class StandingOrders {
    public interface Wallet {
        long balance();

        void debit(long cents);
    }

    public static class CardWallet implements Wallet {
        private long cents;

        public CardWallet(long cents) {
            this.cents = cents;
        }

        @Override
        public synchronized long balance() {
            return cents;
        }

        @Override
        public synchronized void debit(long c) {
            cents -= c;
        }
    }

    private record Order(Wallet from, long cents) { }

    private final ReentrantReadWriteLock book = new ReentrantReadWriteLock();
    private final List<Order> orders = new ArrayList<>();
    private int refused;

    public void schedule(Wallet from, long cents) {
        book.writeLock().lock();
        try {
            orders.add(new Order(from, cents));
        } finally {
            book.writeLock().unlock();
        }
    }

    public void run() {
        book.writeLock().lock();
        try {
            for (Order o : orders) {
                if (!pay(o.from(), o.cents())) {
                    refused++;
                }
            }
            orders.clear();
        } finally {
            book.writeLock().unlock();
        }
    }

    private boolean pay(Wallet w, long cents) {
        if (w.balance() < cents) {
            return false;
        }
        w.debit(cents);
        return true;
    }

    public int refused() {
        book.readLock().lock();
        try {
            return refused;
        } finally {
            book.readLock().unlock();
        }
    }
}
// corpus: unseen17
