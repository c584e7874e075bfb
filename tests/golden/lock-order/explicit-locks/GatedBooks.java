// run: scan --only lock-order
// expect: none
// every step that takes two books first takes the one vault lock, so the different orders never meet
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class GatedBooks {
    private static final class Book {
        private final Lock lock = new ReentrantLock();
        private long sum;

        void post(long amount) {
            lock.lock();
            try {
                sum += amount;
            } finally {
                lock.unlock();
            }
        }
    }

    private final Lock vault = new ReentrantLock();

    private void move(Book from, Book to, long amount) {
        vault.lock();
        try {
            from.lock.lock();
            try {
                to.lock.lock();
                try {
                    from.sum -= amount;
                    to.sum += amount;
                } finally {
                    to.lock.unlock();
                }
            } finally {
                from.lock.unlock();
            }
        } finally {
            vault.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        GatedBooks g = new GatedBooks();
        Book cash = new Book();
        Book stock = new Book();
        Thread a = new Thread(() -> {
            for (int i = 0; i < 5000; i++) {
                g.move(cash, stock, 3);
            }
        });
        Thread b = new Thread(() -> {
            for (int i = 0; i < 5000; i++) {
                g.move(stock, cash, 2);
            }
        });
        Thread c = new Thread(() -> {
            for (int i = 0; i < 5000; i++) {
                cash.post(1);
            }
        });
        a.start();
        b.start();
        c.start();
        a.join();
        b.join();
        c.join();
        System.out.println(cash.sum + " " + stock.sum);
    }
}
// corpus: unseen14
