// run: scan --only lock-order
// expect: none
// repaired form of apache/artemis#1202: delivery holds the consumer and only tries the handler lock, giving up when the link is closed and releasing everything between attempts; close holds the handler and takes the consumer
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class LinkDelivery {
    private final ReentrantLock handlerLock = new ReentrantLock();
    private final Object consumer = new Object();
    private final Deque<String> queue = new ArrayDeque<>();
    private volatile boolean closed;
    private int onWire;

    /** Delivery thread. Answers false when nothing could be sent this time. */
    boolean deliverOne() {
        synchronized (consumer) {
            if (closed || queue.isEmpty()) {
                return false;
            }
            if (!handlerLock.tryLock()) {
                return false;
            }
            try {
                String m = queue.poll();
                onWire += m.length();
                return true;
            } finally {
                handlerLock.unlock();
            }
        }
    }

    void enqueue(String m) {
        synchronized (consumer) {
            if (!closed) {
                queue.add(m);
            }
        }
    }

    /** Protocol thread. */
    int close() {
        handlerLock.lock();
        try {
            synchronized (consumer) {
                closed = true;
                int left = queue.size();
                queue.clear();
                return left;
            }
        } finally {
            handlerLock.unlock();
        }
    }

    boolean isClosed() {
        return closed;
    }

    int bytes() {
        handlerLock.lock();
        try {
            return onWire;
        } finally {
            handlerLock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        LinkDelivery link = new LinkDelivery();
        Thread delivery = new Thread(() -> {
            while (!link.isClosed()) {
                if (!link.deliverOne()) {
                    Thread.onSpinWait();
                }
            }
        }, "delivery");
        delivery.start();
        for (int i = 0; i < 20_000; i++) {
            link.enqueue("m" + i);
        }
        TimeUnit.MILLISECONDS.sleep(100);
        link.close();
        delivery.join();
        System.out.println(link.bytes());
    }
}
// corpus: unseen19
