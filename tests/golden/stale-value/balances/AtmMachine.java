// run: scan --only stale-value
// expect: stale-value
// balance is checked under the lock, then withdrawn under the lock taken again
public class AtmMachine {
    static class Account {
        private int balance;
        Account(int b) { balance = b; }
        synchronized int getBalance() { return balance; }
        synchronized void withdraw(int n) { balance -= n; }
        synchronized boolean tryWithdraw(int n) {
            if (balance < n) return false;
            balance -= n;
            return true;
        }
    }
    static class Atm implements Runnable {
        private final Account account;
        private int paid;
        Atm(Account a) { account = a; }
        @Override public void run() {
            for (int i = 0; i < 10; i++) pay(30);
        }
        private void pay(int n) {
            if (account.getBalance() >= n) {
                account.withdraw(n);
                paid += n;
            }
            else {
                System.out.println("not enough");
            }
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Account joint = new Account(100);
        Thread a = new Thread(new Atm(joint), "Ryan");
        Thread b = new Thread(new Atm(joint), "Monica");
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(joint.getBalance());
    }
}
// corpus: unseen
