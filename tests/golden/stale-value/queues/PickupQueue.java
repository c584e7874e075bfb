// run: scan --only stale-value
// expect: stale-value
// drain() asks isEmpty() and then poll()s; with two couriers the second gets null and dereferences it
import java.time.Duration;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.LongAdder;

public class PickupQueue {
    record Parcel(String order, int grams, Duration promised) {}

    private final Queue<Parcel> ready = new ConcurrentLinkedQueue<>();
    private final LongAdder gramsOut = new LongAdder();

    void pack(String order, int grams) {
        ready.add(new Parcel(order, grams, Duration.ofHours(4)));
    }

    void drain() {
        while (!ready.isEmpty()) {
            handOver(ready.poll());
        }
    }

    private void handOver(Parcel p) {
        gramsOut.add(p.grams());
    }

    public static void main(String[] args) throws InterruptedException {
        PickupQueue q = new PickupQueue();
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
