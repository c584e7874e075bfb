// Wallets are locked in order of identityHashCode, on equal hashes under the additional tieBreak lock; no cycle is possible.
// run: scan --only lock-order --min-severity medium
// expect: none
// corpus: unseen30
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class WalletExchange {

    private static final Object tieBreak = new Object();

    static class Wallet {
        private long coins;

        Wallet(long coins) {
            this.coins = coins;
        }
    }

    private static void shift(Wallet from, Wallet to, long coins) {
        if (from.coins >= coins) {
            from.coins -= coins;
            to.coins += coins;
        }
    }

    static void send(Wallet from, Wallet to, long coins) {
        int f = System.identityHashCode(from);
        int t = System.identityHashCode(to);
        if (f < t) {
            synchronized (from) {
                synchronized (to) {
                    shift(from, to, coins);
                }
            }
        } else if (f > t) {
            synchronized (to) {
                synchronized (from) {
                    shift(from, to, coins);
                }
            }
        } else {
            synchronized (tieBreak) {
                synchronized (from) {
                    synchronized (to) {
                        shift(from, to, coins);
                    }
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Wallet ida = new Wallet(100);
        Wallet max = new Wallet(100);
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (int i = 0; i < 100; i++) {
            pool.execute(() -> send(ida, max, 2));
            pool.execute(() -> send(max, ida, 3));
        }
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.MINUTES);
        synchronized (ida) {
            System.out.println("ida " + ida.coins);
        }
        synchronized (max) {
            System.out.println("max " + max.coins);
        }
    }
}
