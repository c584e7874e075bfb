// run: scan --only stale-value
// expect: stale-value
// bonus() reads the balance with getBalance and writes it back with setBalance in a second critical section; a deposit between the two is lost.
public class ContestAccount {
    static class Account {
        private int balance = 1000;

        synchronized int getBalance() {
            return balance;
        }

        synchronized void setBalance(int b) {
            balance = b;
        }

        synchronized void deposit(int n) {
            balance += n;
        }
    }

    static class Manager {
        void bonus(Account a, int percent) {
            int b = a.getBalance();
            int plus = b * percent / 100;
            a.setBalance(b + plus);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Account acc = new Account();
        Manager m = new Manager();
        Thread payer = new Thread(() -> {
            for (int i = 0; i < 100; i++) {
                acc.deposit(1);
            }
        });
        payer.start();
        for (int i = 0; i < 5; i++) {
            m.bonus(acc, 1);
        }
        payer.join();
        System.out.println(acc.getBalance());
    }
}
// corpus: unseen
