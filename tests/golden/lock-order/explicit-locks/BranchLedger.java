// run: scan --only lock-order
// expect: lock-order
// accounts are locked by branch number, which does not decide between two accounts of one branch, so a->b and b->a lock crosswise
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class BranchLedger {
    static final class Account {
        final int branch;
        final Lock lock = new ReentrantLock();
        private long cents;

        Account(int branch, long cents) {
            this.branch = branch;
            this.cents = cents;
        }

        void add(long amount) {
            cents += amount;
        }
    }

    record Transfer(Account from, Account to, long amount) implements Runnable {
        @Override
        public void run() {
            Account first = from.branch < to.branch ? from : to;
            Account second = first == from ? to : from;
            first.lock.lock();
            try {
                second.lock.lock();
                try {
                    from.add(-amount);
                    to.add(amount);
                } finally {
                    second.lock.unlock();
                }
            } finally {
                first.lock.unlock();
            }
        }
    }

    private static Thread repeat(Runnable r, int times) {
        Thread t = new Thread(() -> {
            for (int i = 0; i < times; i++) {
                r.run();
            }
        });
        t.start();
        return t;
    }

    public static void main(String[] args) throws InterruptedException {
        Account salary = new Account(7, 100_000);
        Account savings = new Account(7, 50_000);
        Thread a = repeat(new Transfer(salary, savings, 10), 50_000);
        Thread b = repeat(new Transfer(savings, salary, 10), 50_000);
        a.join();
        b.join();
        System.out.println("done");
    }
}
// corpus: unseen14
