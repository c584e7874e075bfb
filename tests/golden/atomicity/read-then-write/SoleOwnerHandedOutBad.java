// run: scan --only atomicity
// expect: atomicity
// The cashier hands the account out.
public class SoleOwnerHandedOutBad {
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

        Account account() {
            return account;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Cashier cashier = new Cashier(new Account());
        new Thread(() -> cashier.deposit(1)).start();
        new Thread(() -> cashier.account().setBalance(7)).start();
    }
}
