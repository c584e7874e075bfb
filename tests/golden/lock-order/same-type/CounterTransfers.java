// run: scan --only lock-order
// expect: none
// the two accounts are locked by ascending account number, so every thread uses the same order
import java.util.Random;

public class CounterTransfers {
    static final class Acct {
        final int number;
        private long cents;

        Acct(int number, long cents) {
            this.number = number;
            this.cents = cents;
        }
    }

    private final Acct[] accts;

    CounterTransfers(int n) {
        accts = new Acct[n];
        for (int i = 0; i < n; i++) {
            accts[i] = new Acct(i, 10_000);
        }
    }

    boolean move(int from, int to, long cents) {
        if (from == to) {
            return true;
        }
        Acct src = accts[from];
        Acct dst = accts[to];
        Acct first = src.number < dst.number ? src : dst;
        Acct second = first == src ? dst : src;
        synchronized (first) {
            synchronized (second) {
                if (src.cents < cents) {
                    return false;
                }
                src.cents -= cents;
                dst.cents += cents;
                return true;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        CounterTransfers branch = new CounterTransfers(4);
        Thread[] clerks = new Thread[3];
        for (int c = 0; c < clerks.length; c++) {
            final long seed = c;
            clerks[c] = new Thread(() -> {
                Random r = new Random(seed);
                for (int i = 0; i < 20_000; i++) {
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
