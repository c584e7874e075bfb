// run: scan --only atomicity
// expect: none
// The account was made for the one cashier.
public class SoleOwnerOk {
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
        Cashier cashier = new Cashier(new Account());
        new Thread(() -> cashier.deposit(1)).start();
        new Thread(() -> cashier.deposit(2)).start();
    }
}
