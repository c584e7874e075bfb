// run: scan --only lock-order
// expect: none
// the spooler and its tray share one ReentrantLock; await gives back all its holds, so the waiting consumer does not keep the producer out
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class TicketSpooler {
    private static final class Rack<T> {
        private final ReentrantLock lock;
        private final Condition filled;
        private final Queue<T> items = new ArrayDeque<>();

        Rack(ReentrantLock lock) {
            this.lock = lock;
            this.filled = lock.newCondition();
        }

        void put(T item) {
            lock.lock();
            try {
                items.add(item);
                filled.signal();
            } finally {
                lock.unlock();
            }
        }

        T take() throws InterruptedException {
            lock.lock();
            try {
                while (items.isEmpty()) {
                    filled.await();
                }
                return items.remove();
            } finally {
                lock.unlock();
            }
        }
    }

    private final ReentrantLock lock = new ReentrantLock();
    private final Rack<String> rack = new Rack<>(lock);
    private int accepted;
    private int printed;

    void submit(String ticket) {
        lock.lock();
        try {
            accepted++;
            rack.put(ticket);
        } finally {
            lock.unlock();
        }
    }

    String next() throws InterruptedException {
        lock.lock();
        try {
            String t = rack.take();
            printed++;
            return t;
        } finally {
            lock.unlock();
        }
    }

    String status() {
        lock.lock();
        try {
            return printed + "/" + accepted;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        TicketSpooler s = new TicketSpooler();
        Thread printer = new Thread(() -> {
            try {
                for (int i = 0; i < 20; i++) {
                    s.next();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        printer.start();
        for (int i = 0; i < 20; i++) {
            s.submit("t" + i);
        }
        printer.join();
        System.out.println(s.status());
    }
}
// corpus: unseen17
