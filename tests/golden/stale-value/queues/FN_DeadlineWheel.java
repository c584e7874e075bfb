// run: scan --only stale-value
// expect: none
// fireDue() peeks at the head, decides by it, and then polls: another worker may have taken that head, so a timer that is not due is fired
// Missed: what was taken is looked at, but only to count.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class FN_DeadlineWheel {
    record Timer(long due, String name) implements Comparable<Timer> {
        @Override
        public int compareTo(Timer o) {
            return Long.compare(due, o.due);
        }
    }

    private final PriorityBlockingQueue<Timer> timers = new PriorityBlockingQueue<>();
    private final AtomicInteger early = new AtomicInteger();

    void schedule(Timer t) {
        timers.add(t);
    }

    boolean fireDue(long now) {
        Timer head = timers.peek();
        if (head == null || head.due() > now) {
            return false;
        }
        Timer t = timers.poll();
        if (t != null && t.due() > now) {
            early.incrementAndGet();
        }
        return true;
    }

    public static void main(String[] args) throws InterruptedException {
        FN_DeadlineWheel wheel = new FN_DeadlineWheel();
        for (int i = 0; i < 20_000; i++) {
            wheel.schedule(new Timer(i / 3, "t" + i));
        }
        ExecutorService workers = Executors.newFixedThreadPool(3);
        for (int w = 0; w < 3; w++) {
            workers.execute(() -> {
                for (long now = 0; now < 7000; now++) {
                    while (wheel.fireDue(now)) {
                        Thread.onSpinWait();
                    }
                }
            });
        }
        workers.shutdown();
        workers.awaitTermination(20, TimeUnit.SECONDS);
        System.out.println("fired early: " + wheel.early.get());
    }
}
// corpus: unseen12
