// run: scan --only atomicity
// expect: atomicity
// Bank.transfer holds the bank and does getBalance/setBalance on each account (two critical sections); the ATM thread deposits into the account directly and its deposit is lost.
public class BankAtm {
    static class Account {
        private long balance;

        synchronized long getBalance() {
            return balance;
        }

        synchronized void setBalance(long b) {
            balance = b;
        }

        synchronized void deposit(long amount) {
            balance += amount;
        }
    }

    static class Bank {
        private long transfers;

        synchronized void transfer(Account from, Account to, long amount) {
            from.setBalance(from.getBalance() - amount);
            to.setBalance(to.getBalance() + amount);
            transfers++;
        }
    }

    static class Atm implements Runnable {
        private final Account account;

        Atm(Account account) {
            this.account = account;
        }

        @Override
        public void run() {
            for (int i = 0; i < 10000; i++) {
                account.deposit(1);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Bank bank = new Bank();
        Account a = new Account();
        Account b = new Account();
        Thread atm = new Thread(new Atm(a));
        atm.start();
        for (int i = 0; i < 10000; i++) {
            bank.transfer(a, b, 1);
        }
        atm.join();
        System.out.println(a.getBalance() + b.getBalance());
    }
}
// corpus: unseen
