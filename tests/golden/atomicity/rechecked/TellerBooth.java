// run: scan --only atomicity
// expect: none
// The early balance look only spares the cash count; tryDebit() checks again and debits in one step, and its answer decides
public class TellerBooth {
    static class Savings {
        private int balance;

        Savings(int balance) {
            this.balance = balance;
        }

        synchronized int balance() {
            return balance;
        }

        synchronized boolean tryDebit(int amount) {
            if (balance < amount) {
                return false;
            }
            balance -= amount;
            return true;
        }
    }

    private int cash = 100_000;
    private int refused;

    synchronized boolean payOut(Savings acct, int amount) {
        if (cash < amount || acct.balance() < amount) {
            refused++;
            return false;
        }
        if (!acct.tryDebit(amount)) {
            refused++;
            return false;
        }
        cash -= amount;
        return true;
    }

    public static void main(String[] args) throws InterruptedException {
        Savings joint = new Savings(5_000);
        Thread[] booths = new Thread[2];
        for (int i = 0; i < booths.length; i++) {
            TellerBooth b = new TellerBooth();
            booths[i] = new Thread(() -> {
                while (b.payOut(joint, 70)) {
                    Thread.onSpinWait();
                }
            });
            booths[i].start();
        }
        for (Thread b : booths) {
            b.join();
        }
        System.out.println("left: " + joint.balance());
    }
}
// corpus: unseen10
