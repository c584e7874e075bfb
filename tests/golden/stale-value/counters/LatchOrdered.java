// run: scan --only stale-value
// expect: none
// main waits for the latch that every worker counts down last; only main touches the tally afterwards
import java.util.concurrent.CountDownLatch;

class VoteBox {
    private int votes;
    private boolean sealed;

    synchronized void vote() {
        votes++;
    }

    synchronized int votes() {
        return votes;
    }

    synchronized void seal() {
        sealed = true;
    }
}

public class LatchOrdered {
    public static void main(String[] args) throws InterruptedException {
        VoteBox box = new VoteBox();
        CountDownLatch done = new CountDownLatch(3);
        for (int i = 0; i < 3; i++) {
            new Thread(() -> {
                box.vote();
                done.countDown();
            }).start();
        }
        done.await();
        if (box.votes() >= 2) {
            box.seal();
        }
        System.out.println(box.votes());
    }
}
// corpus: unseen
