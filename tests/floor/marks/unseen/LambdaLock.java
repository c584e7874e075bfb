import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.IntConsumer;

/** Callbacks capture the lock of the object that made them. */
public class LambdaLock {
    private final ReentrantLock lock = new ReentrantLock();
    private final Object other = new Object();
    private int total;
    private int seen;
    private int late;

    IntConsumer adder() {
        final ReentrantLock l = lock;
        return n -> {
            l.lock();
            try {
                total += n; // @add held: lock, not parallel: add, parallel: see
            } finally {
                l.unlock();
            }
        };
    }

    IntConsumer viewer() {
        return n -> {
            synchronized (other) {
                seen = n; // @see held: other, not held: lock, not parallel: see
            }
        };
    }

    synchronized Runnable deferred() {
        late = 1; // @early held: this, not parallel: late
        return () -> {
            late++; // @late not held: this, parallel: late, parallel: add
        };
    }

    public static void main(String[] args) throws InterruptedException {
        LambdaLock hub = new LambdaLock(); // shared
        Runnable deferred = hub.deferred();
        List<IntConsumer> callbacks = new ArrayList<>(); // shared
        callbacks.add(hub.adder());
        callbacks.add(hub.viewer());
        Thread[] threads = new Thread[2]; // confined
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> {
                for (IntConsumer c : callbacks) {
                    c.accept(1);
                }
                deferred.run();
            });
            threads[i].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        System.out.println(hub.total + hub.seen + hub.late);
    }
}
