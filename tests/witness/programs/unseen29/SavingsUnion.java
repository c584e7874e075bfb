import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;

/** Bank transfers with a lock per account and an auditor who freezes the whole bank. */
public class SavingsUnion {

    static class Account {
        private final int number;
        private final Lock lock = new ReentrantLock();
        private long cents;
        private int bookings;

        Account(int number, long cents) {
            this.number = number;
            this.cents = cents;
        }

        private void book(long delta) {
            cents += delta;
            bookings++;
        }
    }

    static class Union {
        private final List<Account> accounts = new ArrayList<>();

        Union(int n) {
            for (int i = 0; i < n; i++) {
                accounts.add(new Account(i, 10_000));
            }
        }

        private static boolean withBoth(Lock outer, Lock inner, BooleanSupplier action) {
            outer.lock();
            try {
                inner.lock();
                try {
                    return action.getAsBoolean();
                } finally {
                    inner.unlock();
                }
            } finally {
                outer.unlock();
            }
        }

        boolean transfer(int from, int to, long cents) {
            if (from == to) {
                return false;
            }
            Account a = accounts.get(from);
            Account b = accounts.get(to);
            Account low = a.number < b.number ? a : b;
            Account high = low == a ? b : a;
            return withBoth(low.lock, high.lock, () -> {
                if (a.cents < cents) {
                    return false;
                }
                a.book(-cents);
                b.book(cents);
                return true;
            });
        }

        long audit() {
            for (Account a : accounts) {
                a.lock.lock();
            }
            try {
                long sum = 0;
                for (Account a : accounts) {
                    sum += a.cents;
                }
                return sum;
            } finally {
                for (Account a : accounts) {
                    a.lock.unlock();
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Union union = new Union(6);
        Thread[] clerks = new Thread[3];
        for (int c = 0; c < clerks.length; c++) {
            long seed = c;
            clerks[c] = new Thread(() -> {
                Random r = new Random(seed);
                for (int i = 0; i < 400; i++) {
                    union.transfer(r.nextInt(6), r.nextInt(6), r.nextInt(3000));
                }
            });
            clerks[c].start();
        }
        for (int i = 0; i < 10; i++) {
            System.out.println("audit " + union.audit());
        }
        for (Thread t : clerks) {
            t.join();
        }
        int bookings = 0;
        for (Account a : union.accounts) {
            bookings += a.bookings;
        }
        System.out.println("final " + union.audit() + " after " + bookings + " bookings");
    }
}
