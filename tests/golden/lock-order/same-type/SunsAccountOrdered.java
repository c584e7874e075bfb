// run: scan --only lock-order
// expect: none
// Transfer() always locks the account with the smaller unique number first, so all pairs are locked in one order.
import java.util.concurrent.atomic.AtomicInteger;

public class SunsAccountOrdered {
    static class Account {
        private static final AtomicInteger NEXT = new AtomicInteger();
        private final int number = NEXT.getAndIncrement();
        private double amount;

        Account(double amount) {
            this.amount = amount;
        }

        synchronized void deposit(double money) {
            amount += money;
        }

        synchronized double amount() {
            return amount;
        }

        static void transfer(Account from, Account to, double mn) {
            if (from == to) {
                return;
            }
            Account first = from.number < to.number ? from : to;
            Account second = first == from ? to : from;
            synchronized (first) {
                synchronized (second) {
                    from.amount -= mn;
                    to.amount += mn;
                }
            }
        }
    }

    static class Teller extends Thread {
        private final Account mine;
        private final Account other;

        Teller(Account mine, Account other) {
            this.mine = mine;
            this.other = other;
        }

        @Override
        public void run() {
            for (int i = 0; i < 1000; i++) {
                mine.deposit(300);
                Account.transfer(mine, other, 99);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Account a = new Account(100);
        Account b = new Account(100);
        Thread t1 = new Teller(a, b);
        Thread t2 = new Teller(b, a);
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.println(a.amount() + b.amount());
    }
}
// corpus: unseen
