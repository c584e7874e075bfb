// Per-branch cells, pool written by branch 0 between two Phaser advances, all reads in other phases.
// run: scan --only data-race
// expect: none
import java.util.concurrent.Phaser;

public class BatchClosing {
    private final int branches;
    private final long[] takings;
    private final long[] shares;
    private final Phaser phaser;
    private long pool;

    BatchClosing(int branches) {
        this.branches = branches;
        this.takings = new long[branches];
        this.shares = new long[branches];
        this.phaser = new Phaser(branches);
    }

    private void branch(int id, int days) {
        for (int day = 0; day < days; day++) {
            takings[id] = 100L * (id + 1) + day * 13L + shares[id];
            phaser.arriveAndAwaitAdvance();
            if (id == 0) {
                pool = sum();
            }
            phaser.arriveAndAwaitAdvance();
            shares[id] = pool / (branches * 10L);
        }
        phaser.arriveAndDeregister();
    }

    private long sum() {
        long s = 0;
        for (long t : takings) {
            s += t;
        }
        return s;
    }

    long run(int days) throws InterruptedException {
        Thread[] threads = new Thread[branches];
        for (int b = 0; b < branches; b++) {
            final int id = b;
            threads[b] = new Thread(() -> branch(id, days), "branch-" + b);
            threads[b].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        return pool;
    }

    public static void main(String[] args) throws InterruptedException {
        BatchClosing closing = new BatchClosing(4);
        System.out.println("pool " + closing.run(20));
        long shares = 0;
        for (long s : closing.shares) {
            shares += s;
        }
        System.out.println("shares " + shares);
    }
}
// corpus: unseen27
