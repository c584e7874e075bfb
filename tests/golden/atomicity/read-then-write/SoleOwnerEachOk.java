// run: scan --only atomicity
// expect: none
// Each cashier has an account of its own.
public class SoleOwnerEachOk {
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
        for (int i = 0; i < 3; i++) {
            Account account = new Account();
            account.setBalance(i);
            Cashier cashier = new Cashier(account);
            new Thread(() -> cashier.deposit(1)).start();
            new Thread(() -> cashier.deposit(2)).start();
        }
    }
}
