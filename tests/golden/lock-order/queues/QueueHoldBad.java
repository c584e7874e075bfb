// run: scan --only lock-order
// expect: lock-order locks=java.lang.Object,java.util.concurrent.BlockingQueue severity=high
// take() under a lock that all who put hold.
import java.util.concurrent.*;
public class QueueHoldBad {
    private final BlockingQueue<Integer> q = new ArrayBlockingQueue<>(1);
    private final Object lock = new Object();
    void consume() throws InterruptedException {
        synchronized (lock) { System.out.println(q.take()); }
    }
    void produce(int i) throws InterruptedException {
        synchronized (lock) { q.put(i); }
    }
    public static void main(String[] a) throws Exception {
        QueueHoldBad h = new QueueHoldBad();
        Thread c = new Thread(() -> {
            try {
                for (;;) h.consume();
            } catch (InterruptedException e) {}
        });
        Thread p = new Thread(() -> {
            try {
                for (int i = 0;; i++) h.produce(i);
            } catch (InterruptedException e) {}
        });
        c.start();
        p.start();
    }
}
