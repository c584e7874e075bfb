// run: scan --only stale-value
// expect: stale-value
// push checks remainingCapacity() of the shared ArrayBlockingQueue and then add()s, which throws when another producer took the place
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.atomic.AtomicLong;

public class IngestQueue {
    record Sample(String metric, double value) { }

    static final class Producer implements Runnable {
        private final BlockingQueue<Sample> queue;
        private final String metric;
        private final AtomicLong dropped;

        Producer(BlockingQueue<Sample> queue, String metric, AtomicLong dropped) {
            this.queue = queue;
            this.metric = metric;
            this.dropped = dropped;
        }

        private void push(Sample s) {
            if (queue.remainingCapacity() > 0) {
                queue.add(s);
            } else {
                dropped.incrementAndGet();
            }
        }

        @Override
        public void run() {
            for (int i = 0; i < 50_000; i++) {
                push(new Sample(metric, i));
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        BlockingQueue<Sample> queue = new ArrayBlockingQueue<>(16);
        AtomicLong dropped = new AtomicLong();
        Thread cpu = new Thread(new Producer(queue, "cpu", dropped));
        Thread disk = new Thread(new Producer(queue, "disk", dropped));
        cpu.start();
        disk.start();
        long taken = 0;
        while (cpu.isAlive() || disk.isAlive() || !queue.isEmpty()) {
            if (queue.poll() != null) {
                taken++;
            }
        }
        System.out.println(taken + " taken, " + dropped.get() + " dropped");
    }
}
// corpus: unseen
