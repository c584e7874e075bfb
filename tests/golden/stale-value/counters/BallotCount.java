// run: scan --only stale-value
// expect: none
// workers only add atomically; the read-then-set of the correction runs in main after all of them were joined
import java.util.concurrent.atomic.AtomicInteger;

public class BallotCount {
    private final AtomicInteger votes = new AtomicInteger();
    private final AtomicInteger invalid = new AtomicInteger();

    private void countBox(int box) {
        for (int i = 0; i < 1_000; i++) {
            if ((i + box) % 97 == 0) {
                invalid.incrementAndGet();
            }
            votes.incrementAndGet();
        }
    }

    private void correct() {
        int all = votes.get();
        int bad = invalid.get();
        if (bad > 0) {
            votes.set(all - bad);
            invalid.set(0);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        BallotCount c = new BallotCount();
        Thread[] boxes = new Thread[4];
        for (int b = 0; b < boxes.length; b++) {
            int box = b;
            boxes[b] = new Thread(() -> c.countBox(box));
            boxes[b].start();
        }
        for (Thread t : boxes) {
            t.join();
        }
        c.correct();
        System.out.println(c.votes.get());
    }
}
// corpus: unseen14
