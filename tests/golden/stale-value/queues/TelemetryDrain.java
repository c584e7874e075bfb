// run: scan --only stale-value
// expect: none
// aeron-io/agrona#216: isEmpty then poll on a concurrent queue is right here, because the drain thread is the only one that takes; the producers only make the queue longer
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;

public class TelemetryDrain implements Runnable {
    private record Sample(long at, int value) { }

    private final Queue<Sample> queue = new ConcurrentLinkedQueue<>();
    private final CountDownLatch producers;
    private long sum;
    private long newest;

    TelemetryDrain(int producers) {
        this.producers = new CountDownLatch(producers);
    }

    void offer(long at, int value) {
        queue.add(new Sample(at, value));
    }

    void producerDone() {
        producers.countDown();
    }

    /** Started once, in main. */
    @Override
    public void run() {
        boolean last;
        do {
            last = producers.getCount() == 0;
            while (!queue.isEmpty()) {
                Sample s = queue.poll();
                sum += s.value();
                newest = Math.max(newest, s.at());
            }
        } while (!last);
    }

    public static void main(String[] args) throws InterruptedException {
        TelemetryDrain drain = new TelemetryDrain(2);
        Thread consumer = new Thread(drain, "drain");
        consumer.start();
        for (int p = 0; p < 2; p++) {
            new Thread(() -> {
                for (int i = 1; i <= 10_000; i++) {
                    drain.offer(i, 1);
                }
                drain.producerDone();
            }, "probe-" + p).start();
        }
        consumer.join();
        System.out.println(drain.sum + " " + drain.newest);
    }
}
// corpus: unseen19
