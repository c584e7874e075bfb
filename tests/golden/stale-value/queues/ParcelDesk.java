// run: scan --only stale-value
// expect: none
// isEmpty() is only a hint for the loop; the poll's null is checked before the parcel is used
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.LongAdder;

public class ParcelDesk {
    record Box(String order, int grams) {}

    private final Queue<Box> ready = new ConcurrentLinkedQueue<>();
    private final LongAdder gramsOut = new LongAdder();

    void pack(String order, int grams) {
        ready.add(new Box(order, grams));
    }

    void drain() {
        while (!ready.isEmpty()) {
            Box b = ready.poll();
            if (b == null) {
                break;
            }
            handOver(b);
        }
    }

    private void handOver(Box b) {
        gramsOut.add(b.grams());
    }

    public static void main(String[] args) throws InterruptedException {
        ParcelDesk q = new ParcelDesk();
        for (int i = 0; i < 10_000; i++) {
            q.pack("o" + i, 100 + i % 50);
        }
        CountDownLatch go = new CountDownLatch(1);
        Runnable courier = () -> {
            try {
                go.await();
                q.drain();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        };
        Thread a = new Thread(courier, "van");
        Thread b = new Thread(courier, "bike");
        a.start();
        b.start();
        go.countDown();
        a.join();
        b.join();
        System.out.println(q.gramsOut.sum());
    }
}
// corpus: unseen12
