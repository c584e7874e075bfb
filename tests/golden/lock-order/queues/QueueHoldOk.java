// run: scan --only lock-order
// expect: none
// Queue calls outside of the lock.
import java.util.concurrent.*;
public class QueueHoldOk {
    private final BlockingQueue<Integer> q = new ArrayBlockingQueue<>(1);
    private final Object lock = new Object();
    int sum;
    void consume() throws InterruptedException {
        int v = q.take();
        synchronized (lock) { sum += v; }
    }
    void produce(int i) throws InterruptedException {
        synchronized (lock) { sum--; }
        q.put(i);
    }
    public static void main(String[] a) throws Exception {
        QueueHoldOk h = new QueueHoldOk();
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
