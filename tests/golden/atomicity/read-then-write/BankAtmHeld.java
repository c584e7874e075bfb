// run: scan --only atomicity
// expect: none
// Transfer() holds the monitors of both accounts around its getBalance/setBalance pairs; two accounts are held together only under the bank's monitor.
public class BankAtmHeld {
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
            synchronized (from) {
                synchronized (to) {
                    from.setBalance(from.getBalance() - amount);
                    to.setBalance(to.getBalance() + amount);
                }
            }
            transfers++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Bank bank = new Bank();
        Account a = new Account();
        Account b = new Account();
        Thread atm = new Thread(() -> {
            for (int i = 0; i < 10000; i++) {
                a.deposit(1);
            }
        });
        atm.start();
        for (int i = 0; i < 10000; i++) {
            bank.transfer(a, b, 1);
        }
        atm.join();
        System.out.println(a.getBalance() + b.getBalance());
    }
}
// corpus: unseen
