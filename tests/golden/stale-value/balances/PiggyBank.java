// run: scan --only stale-value
// expect: stale-value
// deposit() reads the balance in one synchronized call and writes it back in another; deposits of two children are lost
public class PiggyBank {
    private int balance;

    synchronized int balance() {
        return balance;
    }

    synchronized void balance(int b) {
        balance = b;
    }

    void deposit(int amount) {
        int before = balance();
        int after = before + amount;
        balance(after);
    }

    static class Child extends Thread {
        private final PiggyBank bank;
        private final int coin;

        Child(PiggyBank bank, int coin) {
            this.bank = bank;
            this.coin = coin;
        }

        @Override
        public void run() {
            for (int i = 0; i < 10_000; i++) {
                bank.deposit(coin);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        PiggyBank bank = new PiggyBank();
        Child a = new Child(bank, 1);
        Child b = new Child(bank, 2);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(bank.balance() + " of 30000");
    }
}
// corpus: unseen
