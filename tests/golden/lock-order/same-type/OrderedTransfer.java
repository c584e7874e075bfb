// run: scan --only lock-order --library
// expect: none
// Transfer locks the two accounts in the order of their unique, final ids (assigned by an AtomicLong), and transfer to oneself is refused.
package bank.ordered;

import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class OrderedTransfer {
    private static final AtomicLong IDS = new AtomicLong();

    public static final class Account {
        private final long id = IDS.incrementAndGet();
        private final Lock lock = new ReentrantLock();
        private long cents;

        public Account(long cents) {
            this.cents = cents;
        }

        public long getId() {
            return id;
        }

        public long getCents() {
            lock.lock();
            try {
                return cents;
            } finally {
                lock.unlock();
            }
        }
    }

    public enum Outcome { DONE, SAME_ACCOUNT, NO_FUNDS }

    public Outcome transfer(Account from, Account to, long cents) {
        if (from == to) {
            return Outcome.SAME_ACCOUNT;
        }
        if (cents <= 0) {
            throw new IllegalArgumentException("cents: " + cents);
        }
        final Account first = from.id < to.id ? from : to;
        final Account second = first == from ? to : from;
        first.lock.lock();
        try {
            second.lock.lock();
            try {
                return book(from, to, cents);
            } finally {
                second.lock.unlock();
            }
        } finally {
            first.lock.unlock();
        }
    }

    private static Outcome book(Account from, Account to, long cents) {
        if (from.cents < cents) {
            return Outcome.NO_FUNDS;
        }
        from.cents -= cents;
        to.cents += cents;
        return Outcome.DONE;
    }
}
// corpus: unseen
