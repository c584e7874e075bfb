// run: scan --only atomicity
// expect: atomicity
// Two cashiers have one account.
public class SoleOwnerTwoBad {
    static class Account {
        private long balance;

        synchronized long getBalance() {
            return balance;
        }

        synchronized void setBalance(long b) {
            balance = b;
        }
    }

    static class Cashier {
        private final Account account;

        Cashier(Account account) {
            this.account = account;
        }

        synchronized void deposit(long n) {
            account.setBalance(account.getBalance() + n);
        }

    }

    public static void main(String[] args) throws InterruptedException {
        Account account = new Account();
        Cashier a = new Cashier(account), b = new Cashier(account);
        new Thread(() -> a.deposit(1)).start();
        new Thread(() -> b.deposit(2)).start();
    }
}
