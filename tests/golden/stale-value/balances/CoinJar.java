// run: scan --only stale-value
// expect: none
// deposit() adds in one synchronized step; the balance read by the watcher is only shown
public class CoinJar {
    private int balance;

    synchronized int balance() {
        return balance;
    }

    synchronized void deposit(int amount) {
        int before = balance;
        balance = before + amount;
    }

    static class Kid extends Thread {
        private final CoinJar jar;
        private final int coin;

        Kid(CoinJar jar, int coin) {
            this.jar = jar;
            this.coin = coin;
        }

        @Override
        public void run() {
            for (int i = 0; i < 10_000; i++) {
                jar.deposit(coin);
                if (i % 5_000 == 0) {
                    System.out.println(getName() + " sees " + jar.balance());
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        CoinJar jar = new CoinJar();
        Kid a = new Kid(jar, 1);
        Kid b = new Kid(jar, 2);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(jar.balance() + " of 30000");
    }
}
// corpus: unseen
