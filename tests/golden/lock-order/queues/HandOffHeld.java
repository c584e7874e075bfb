// run: scan --only lock-order --library
// expect: lock-order
// Submit() does a SynchronousQueue.put while holding the kitchen lock; the cook thread takes the kitchen lock for bookkeeping before its next take.
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.locks.ReentrantLock;

public class HandOffHeld {
    private final ReentrantLock kitchen = new ReentrantLock();
    private final SynchronousQueue<String> window = new SynchronousQueue<>();
    private int ordered;
    private int cooked;

    public HandOffHeld() {
        Thread cook = new Thread(() -> {
            try {
                for (;;) {
                    String dish = window.take();
                    finish(dish);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }, "cook");
        cook.setDaemon(true);
        cook.start();
    }

    private void finish(String dish) {
        kitchen.lock();
        try {
            cooked++;
            System.out.println("done " + dish);
        } finally {
            kitchen.unlock();
        }
    }

    public void submit(String dish) throws InterruptedException {
        kitchen.lock();
        try {
            ordered++;
            window.put(dish);
        } finally {
            kitchen.unlock();
        }
    }

    public int backlog() {
        kitchen.lock();
        try {
            return ordered - cooked;
        } finally {
            kitchen.unlock();
        }
    }
}
// corpus: unseen
