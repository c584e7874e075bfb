// run: scan --only lock-order
// expect: lock-order
// move() takes the source account's monitor, then the target's, in the order of the arguments; two clerks moving in opposite directions block forever
import java.util.Random;

public class BranchTransfers {
    static final class Acct {
        private long cents;

        Acct(long cents) {
            this.cents = cents;
        }
    }

    private final Acct[] accts;

    BranchTransfers(int n) {
        accts = new Acct[n];
        for (int i = 0; i < n; i++) {
            accts[i] = new Acct(10_000);
        }
    }

    boolean move(int from, int to, long cents) {
        if (from == to) {
            return true;
        }
        Acct src = accts[from];
        Acct dst = accts[to];
        synchronized (src) {
            if (src.cents < cents) {
                return false;
            }
            synchronized (dst) {
                src.cents -= cents;
                dst.cents += cents;
            }
        }
        return true;
    }

    public static void main(String[] args) throws InterruptedException {
        BranchTransfers branch = new BranchTransfers(4);
        Thread[] clerks = new Thread[3];
        for (int c = 0; c < clerks.length; c++) {
            final long seed = c;
            clerks[c] = new Thread(() -> {
                Random r = new Random(seed);
                for (int i = 0; i < 100_000; i++) {
                    branch.move(r.nextInt(4), r.nextInt(4), 1 + r.nextInt(50));
                }
            });
            clerks[c].start();
        }
        for (Thread t : clerks) {
            t.join();
        }
    }
}
// corpus: unseen10
