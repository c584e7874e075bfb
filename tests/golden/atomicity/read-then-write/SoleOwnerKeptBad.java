// run: scan --only atomicity
// expect: atomicity
// Who made the account goes on using it.
public class SoleOwnerKeptBad {
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
        Cashier cashier = new Cashier(account);
        new Thread(() -> cashier.deposit(1)).start();
        account.setBalance(7);
    }
}
