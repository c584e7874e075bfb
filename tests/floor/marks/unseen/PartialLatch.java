import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** A quorum: the latch opens when two of three replicas have answered. */
public class PartialLatch {
    private final CountDownLatch quorum = new CountDownLatch(2);
    private final CountDownLatch audit = new CountDownLatch(1);
    private int answers;
    private int audited;
    private boolean committed;

    void replica() {
        answers++; // @answer parallel: answer, parallel: commit
        quorum.countDown();
    }

    void auditor() {
        audited++; // @audited not parallel: audited, parallel: answer, not parallel: commit
        audit.countDown();
    }

    void commit() throws InterruptedException {
        quorum.await();
        audit.await();
        committed = true; // @commit not parallel: commit
    }

    public static void main(String[] args) throws InterruptedException {
        PartialLatch log = new PartialLatch(); // shared
        Thread[] replicas = new Thread[3]; // confined
        for (int i = 0; i < replicas.length; i++) {
            replicas[i] = new Thread(log::replica);
            replicas[i].start();
        }
        new Thread(log::auditor).start();
        if (!log.quorum.await(1, TimeUnit.MINUTES)) {
            throw new IllegalStateException();
        }
        log.commit();
        for (Thread r : replicas) {
            r.join();
        }
        int n = log.answers; // @count not parallel: answer
        System.out.println(n + " " + log.committed + log.audited);
    }
}
