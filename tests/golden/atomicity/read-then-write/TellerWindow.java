// run: scan --only atomicity
// expect: atomicity
// PayOut() holds the window's lock, but two windows share the account: both see enough money, both debit
public class TellerWindow {
    interface Account {
        int balance();

        void debit(int amount);
    }

    static class Current implements Account {
        private int balance;

        Current(int balance) {
            this.balance = balance;
        }

        @Override
        public synchronized int balance() {
            return balance;
        }

        @Override
        public synchronized void debit(int amount) {
            balance -= amount;
        }
    }

    private int cash = 100_000;
    private int refused;

    synchronized boolean payOut(Account acct, int amount) {
        if (cash < amount || acct.balance() < amount) {
            refused++;
            return false;
        }
        cash -= amount;
        acct.debit(amount);
        return true;
    }

    public static void main(String[] args) throws InterruptedException {
        Account joint = new Current(5_000);
        Thread[] windows = new Thread[2];
        for (int i = 0; i < windows.length; i++) {
            TellerWindow w = new TellerWindow();
            windows[i] = new Thread(() -> {
                while (w.payOut(joint, 70)) {
                    Thread.onSpinWait();
                }
            });
            windows[i].start();
        }
        for (Thread w : windows) {
            w.join();
        }
        if (joint.balance() < 0) {
            System.out.println("overdrawn: " + joint.balance());
        }
    }
}
// corpus: unseen10
