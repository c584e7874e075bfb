import java.util.concurrent.CountDownLatch;

/** Workers wait for the start signal; the coordinator waits for all of them. */
public class LatchStages {
    private static final int WORKERS = 3;
    private final CountDownLatch go = new CountDownLatch(1);
    private final CountDownLatch done = new CountDownLatch(WORKERS);
    private int[] input;
    private int prepared;
    private int worked;
    private int idle;

    void worker() {
        prepared++; // @prepare parallel: prepare, parallel: fill
        try {
            go.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        worked += input[0]; // @work parallel: work, not parallel: fill, not parallel: sum
        done.countDown();
        idle++; // @idle parallel: idle, parallel: sum, parallel: work
    }

    int coordinate() throws InterruptedException {
        input = new int[WORKERS]; // @make shared, not parallel: work
        input[0] = 1; // @fill not parallel: fill
        go.countDown();
        done.await();
        return worked; // @sum not parallel: prepare
    }

    public static void main(String[] args) throws InterruptedException {
        LatchStages stages = new LatchStages(); // shared
        for (int i = 0; i < WORKERS; i++) {
            new Thread(stages::worker).start();
        }
        System.out.println(stages.coordinate());
    }
}
