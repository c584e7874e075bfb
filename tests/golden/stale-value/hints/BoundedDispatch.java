// run: scan --only stale-value
// expect: none
// remainingCapacity is only a hint to wait a little; offer decides and its answer is used
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;

public class BoundedDispatch {
    record Memo(int from, String text) { }

    private final BlockingQueue<Memo> box = new ArrayBlockingQueue<>(16);
    private final LongAdder dropped = new LongAdder();

    void post(Memo m) {
        if (box.remainingCapacity() == 0) {
            Thread.yield();
        }
        if (!box.offer(m)) {
            dropped.increment();
        }
    }

    long consume() throws InterruptedException {
        long n = 0;
        while (box.poll(300, TimeUnit.MILLISECONDS) != null) {
            n++;
        }
        return n;
    }

    public static void main(String[] args) throws Exception {
        BoundedDispatch d = new BoundedDispatch();
        Thread[] producers = new Thread[3];
        for (int p = 0; p < producers.length; p++) {
            int from = p;
            producers[p] = new Thread(() -> {
                for (int i = 0; i < 5000; i++) {
                    d.post(new Memo(from, "m" + i));
                }
            });
            producers[p].start();
        }
        long got = d.consume();
        for (Thread t : producers) {
            t.join();
        }
        System.out.println(got + " " + d.dropped.sum());
    }
}
// corpus: unseen13
