import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** try-with-resources over a wrapper that takes the lock when it is made. */
public class TwrLock {
    static final class Hold implements AutoCloseable {
        private final Lock held;

        Hold(Lock lock) {
            this.held = lock;
            lock.lock();
        }

        @Override
        public void close() {
            held.unlock();
        }
    }

    private final Lock lock = new ReentrantLock();
    private int stock;
    private int orders;
    private int waits;

    void order(int n) {
        waits++; // @wait not held: lock, parallel: wait, parallel: take
        try (Hold hold = new Hold(lock)) { // confined
            take(n);
            orders++; // @order held: lock, not parallel: order, not parallel: refill
        }
        waits--; // @done not held: lock, parallel: order
    }

    private void take(int n) {
        stock -= n; // @take held: lock, not parallel: take, not parallel: refill
    }

    void refill(int n) {
        try (Hold hold = new Hold(lock)) { // confined
            stock += n; // @refill held: lock, not parallel: refill
        }
    }

    public static void main(String[] args) throws InterruptedException {
        TwrLock shop = new TwrLock(); // shared
        Thread a = new Thread(() -> shop.order(2));
        Thread b = new Thread(() -> shop.order(3));
        Thread c = new Thread(() -> shop.refill(5));
        a.start();
        b.start();
        c.start();
        a.join();
        b.join();
        c.join();
        System.out.println(shop.stock + shop.orders);
    }
}
