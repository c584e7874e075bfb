// run: scan --library --only atomicity
// expect: atomicity
// pull checks the credit and consumes it in two locked calls on the window that all consumers of a connection share
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class FlowConsumer {
    private final Object mutex = new Object();
    private final Queue<String> prefetched = new ArrayDeque<>();
    private final CreditWindow window;

    public FlowConsumer(CreditWindow window) {
        this.window = window;
    }

    public void offer(String message) {
        synchronized (mutex) {
            prefetched.add(message);
        }
    }

    public String pull() {
        synchronized (mutex) {
            String head = prefetched.peek();
            if (head == null || !reserve(head.length())) {
                return null;
            }
            return prefetched.remove();
        }
    }

    private boolean reserve(int bytes) {
        if (window.available() < bytes) {
            return false;
        }
        window.consume(bytes);
        return true;
    }

    public void done(String message) {
        window.grant(message.length());
    }
}

class CreditWindow {
    private final Lock lock = new ReentrantLock();
    private long credit;

    CreditWindow(long credit) {
        this.credit = credit;
    }

    long available() {
        lock.lock();
        try {
            return credit;
        } finally {
            lock.unlock();
        }
    }

    void consume(long n) {
        lock.lock();
        try {
            credit -= n;
        } finally {
            lock.unlock();
        }
    }

    void grant(long n) {
        lock.lock();
        try {
            credit += n;
        } finally {
            lock.unlock();
        }
    }
}
// corpus: unseen11
