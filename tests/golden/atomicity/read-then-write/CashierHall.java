// run: scan --only atomicity
// expect: none
// each account computes and adds the interest in one synchronized method; the cashier's loop visits different accounts
public class CashierHall {
    static final class Deposit {
        private long balance;

        Deposit(long balance) {
            this.balance = balance;
        }

        synchronized long accrue() {
            long interest = Math.max(1, balance / 100_000);
            balance += interest;
            return interest;
        }

        synchronized long balance() {
            return balance;
        }
    }

    static class Cashier extends Thread {
        private final Deposit[] deposits;
        private long paid;

        Cashier(Deposit[] deposits) {
            this.deposits = deposits.clone();
        }

        @Override
        public void run() {
            for (int round = 0; round < 1000; round++) {
                payAll();
            }
        }

        private synchronized void payAll() {
            for (Deposit d : deposits) {
                paid += d.accrue();
            }
        }

        synchronized long paid() {
            return paid;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Deposit[] deposits = {new Deposit(100), new Deposit(2000), new Deposit(77)};
        Cashier[] cashiers = {new Cashier(deposits), new Cashier(deposits)};
        for (Cashier c : cashiers) {
            c.start();
        }
        long paid = 0;
        for (Cashier c : cashiers) {
            c.join();
            paid += c.paid();
        }
        long sum = 0;
        for (Deposit d : deposits) {
            sum += d.balance();
        }
        System.out.println(sum == 2177 + paid);
    }
}
// corpus: unseen16
