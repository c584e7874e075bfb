// run: scan --only lock-order
// expect: none
// both locks are taken in the order of unique account numbers
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;

public class WireOffice {
    static final class Ledger {
        private static final AtomicLong NEXT = new AtomicLong();
        final long number = NEXT.incrementAndGet();
        final ReentrantLock lock = new ReentrantLock();
        private long cents;

        Ledger(long cents) {
            this.cents = cents;
        }
    }

    static boolean wire(Ledger from, Ledger to, long amount) {
        if (from == to) {
            return true;
        }
        Ledger first = from.number < to.number ? from : to;
        Ledger second = first == from ? to : from;
        first.lock.lock();
        try {
            second.lock.lock();
            try {
                if (from.cents < amount) {
                    return false;
                }
                from.cents -= amount;
                to.cents += amount;
                return true;
            } finally {
                second.lock.unlock();
            }
        } finally {
            first.lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Ledger a = new Ledger(9000);
        Ledger b = new Ledger(9000);
        Thread t1 = new Thread(() -> {
            for (int i = 0; i < 5000; i++) {
                wire(a, b, 3);
            }
        });
        Thread t2 = new Thread(() -> {
            for (int i = 0; i < 5000; i++) {
                wire(b, a, 2);
            }
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.println(a.cents + b.cents);
    }
}
// corpus: unseen21
