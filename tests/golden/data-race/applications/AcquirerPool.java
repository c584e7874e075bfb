// Release() decrements leased after unlocking, acquire() updates it under the lock.
// run: scan --only data-race
// expect: data-race field=AcquirerPool.leased
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class AcquirerPool {
    static class Link {
        final int id;

        Link(int id) {
            this.id = id;
        }

        String authorize(long cents) {
            return "link" + id + ":" + cents;
        }
    }

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition available = lock.newCondition();
    private final Deque<Link> idle = new ArrayDeque<>();
    private int leased;
    private int peak;

    AcquirerPool(int size) {
        for (int i = 0; i < size; i++) {
            idle.add(new Link(i));
        }
    }

    Link acquire() throws InterruptedException {
        lock.lock();
        try {
            while (idle.isEmpty()) {
                available.await();
            }
            leased++;
            peak = Math.max(peak, leased);
            return idle.removeFirst();
        } finally {
            lock.unlock();
        }
    }

    void release(Link link) {
        lock.lock();
        try {
            idle.addLast(link);
            available.signal();
        } finally {
            lock.unlock();
        }
        leased--;
    }

    int peak() {
        lock.lock();
        try {
            return peak;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        AcquirerPool pool = new AcquirerPool(2);
        Thread[] terminals = new Thread[4];
        for (int t = 0; t < terminals.length; t++) {
            terminals[t] = new Thread(() -> {
                try {
                    for (int i = 0; i < 100; i++) {
                        Link link = pool.acquire();
                        try {
                            link.authorize(i * 10L);
                        } finally {
                            pool.release(link);
                        }
                    }
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            });
            terminals[t].start();
        }
        for (Thread t : terminals) {
            t.join();
        }
        System.out.println("peak " + pool.peak());
    }
}
// corpus: unseen27
