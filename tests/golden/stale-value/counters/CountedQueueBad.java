// run: scan --only stale-value
// expect: stale-value
// The counter is a budget, and not the number of jobs in the queue.

import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
public class CountedQueueBad {
    private final BlockingQueue<Runnable> queue = new LinkedBlockingQueue<>();
    private final AtomicInteger budget = new AtomicInteger(50);
    void submit(Runnable r) { queue.add(r); }
    void refill() { budget.incrementAndGet(); }
    void work() {
        while (budget.get() > 0) {
            Runnable r = queue.poll();
            if (r == null) { Thread.onSpinWait(); }
            else { budget.decrementAndGet(); r.run(); }
        }
    }
    public static void main(String[] a) throws Exception {
        CountedQueueBad w = new CountedQueueBad();
        for (int i = 0; i < 100; i++) w.submit(() -> {});
        Thread x = new Thread(w::work), y = new Thread(w::work);
        x.start(); y.start(); w.refill(); x.join(); y.join();
    }
}
