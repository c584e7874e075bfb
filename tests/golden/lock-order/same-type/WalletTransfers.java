// run: scan --only lock-order
// expect: none
// the two wallets are locked in identity hash order, equal hashes are serialised by a tie lock
import java.util.Random;

public class WalletTransfers {
    private static final Object TIE = new Object();

    static final class Wallet {
        private long cents;

        Wallet(long cents) {
            this.cents = cents;
        }

        synchronized long cents() {
            return cents;
        }
    }

    private static final class Transfer {
        private final Wallet from;
        private final Wallet to;
        private final long cents;

        Transfer(Wallet from, Wallet to, long cents) {
            this.from = from;
            this.to = to;
            this.cents = cents;
        }

        boolean execute() {
            int f = System.identityHashCode(from);
            int t = System.identityHashCode(to);
            if (f < t) {
                synchronized (from) {
                    synchronized (to) {
                        return shift();
                    }
                }
            } else if (f > t) {
                synchronized (to) {
                    synchronized (from) {
                        return shift();
                    }
                }
            }
            synchronized (TIE) {
                synchronized (from) {
                    synchronized (to) {
                        return shift();
                    }
                }
            }
        }

        private boolean shift() {
            if (from.cents < cents) {
                return false;
            }
            from.cents -= cents;
            to.cents += cents;
            return true;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Wallet[] wallets = new Wallet[5];
        for (int i = 0; i < wallets.length; i++) {
            wallets[i] = new Wallet(10_000);
        }
        Thread[] clerks = new Thread[4];
        for (int c = 0; c < clerks.length; c++) {
            Random r = new Random(c);
            clerks[c] = new Thread(() -> {
                for (int i = 0; i < 20_000; i++) {
                    new Transfer(wallets[r.nextInt(5)], wallets[r.nextInt(5)], r.nextInt(300)).execute();
                }
            });
            clerks[c].start();
        }
        for (Thread t : clerks) {
            t.join();
        }
        long sum = 0;
        for (Wallet w : wallets) {
            sum += w.cents();
        }
        System.out.println(sum);
    }
}
// corpus: unseen9
