// run: scan --only atomicity
// expect: atomicity
// the teller holds only its own monitor over balance() and setBalance(); two tellers lose each other's interest
public class TellerHall {
    static final class Account {
        private long balance;

        Account(long balance) {
            this.balance = balance;
        }

        synchronized long balance() {
            return balance;
        }

        synchronized void setBalance(long b) {
            balance = b;
        }
    }

    static class Teller extends Thread {
        private final Account[] accounts;
        private long paid;

        Teller(Account[] accounts) {
            this.accounts = accounts;
        }

        @Override
        public void run() {
            for (int round = 0; round < 1000; round++) {
                for (Account a : accounts) {
                    payInterest(a);
                }
            }
        }

        private synchronized void payInterest(Account a) {
            long b = a.balance();
            long interest = Math.max(1, b / 100_000);
            a.setBalance(b + interest);
            paid += interest;
        }

        synchronized long paid() {
            return paid;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Account[] accounts = {new Account(100), new Account(2000), new Account(77)};
        Teller[] tellers = {new Teller(accounts), new Teller(accounts)};
        for (Teller t : tellers) {
            t.start();
        }
        long paid = 0;
        for (Teller t : tellers) {
            t.join();
            paid += t.paid();
        }
        long sum = 0;
        for (Account a : accounts) {
            sum += a.balance();
        }
        System.out.println(sum == 2177 + paid);
    }
}
// corpus: unseen16
