// Transfer locks from then to; two threads transfer between the same two accounts in opposite directions.
// run: scan --only lock-order --min-severity medium
// expect: lock-order locks=GiroTransfer$Account,GiroTransfer$Account
// corpus: unseen31
import java.util.concurrent.CountDownLatch;

public class GiroTransfer {
    static class Account {
        private final String iban;
        private long cents;

        Account(String iban, long cents) {
            this.iban = iban;
            this.cents = cents;
        }

        synchronized void deposit(long amount) {
            cents += amount;
        }

        synchronized long balance() {
            return cents;
        }

        synchronized boolean sendTo(Account target, long amount) {
            if (cents < amount) {
                return false;
            }
            cents -= amount;
            target.deposit(amount);
            return true;
        }
    }

    static class Teller implements Runnable {
        private final Account left;
        private final Account right;
        private final CountDownLatch open;

        Teller(Account left, Account right, CountDownLatch open) {
            this.left = left;
            this.right = right;
            this.open = open;
        }

        @Override
        public void run() {
            try {
                open.await();
            } catch (InterruptedException e) {
                return;
            }
            for (int i = 1; i <= 50; i++) {
                left.sendTo(right, i);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Account a = new Account("DE01", 10_000);
        Account b = new Account("DE02", 10_000);
        CountDownLatch open = new CountDownLatch(1);
        Thread t1 = new Thread(new Teller(a, b, open));
        Thread t2 = new Thread(new Teller(b, a, open));
        t1.start();
        t2.start();
        open.countDown();
        t1.join();
        t2.join();
        System.out.println(a.iban + a.balance() + " " + b.iban + b.balance());
    }
}
