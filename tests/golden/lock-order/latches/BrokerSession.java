// run: scan --only lock-order
// expect: lock-order
// close waits for the dispatch thread's latch while it holds the session lock, the listener running on that thread needs the lock to acknowledge
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BiConsumer;

public class BrokerSession {
    private static final String EOS = new String("eos");

    private final ReentrantLock state = new ReentrantLock();
    private final BlockingQueue<String> inbox = new LinkedBlockingQueue<>();
    private final CountDownLatch dispatcherDone = new CountDownLatch(1);
    private final BiConsumer<BrokerSession, String> listener;
    private boolean closed;
    private long acknowledged;

    public BrokerSession(BiConsumer<BrokerSession, String> listener) {
        this.listener = listener;
    }

    public void start() {
        Thread t = new Thread(this::dispatchLoop, "dispatch");
        t.setDaemon(true);
        t.start();
    }

    private void dispatchLoop() {
        try {
            for (String m = inbox.take(); m != EOS; m = inbox.take()) {
                listener.accept(this, m);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            dispatcherDone.countDown();
        }
    }

    public void deliver(String message) {
        inbox.add(message);
    }

    public void acknowledge(String message) {
        state.lock();
        try {
            if (!closed) {
                acknowledged += message.length() > 0 ? 1 : 0;
            }
        } finally {
            state.unlock();
        }
    }

    public long close() throws InterruptedException {
        state.lock();
        try {
            if (!closed) {
                closed = true;
                inbox.add(EOS);
                dispatcherDone.await();
            }
            return acknowledged;
        } finally {
            state.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        BrokerSession session = new BrokerSession((s, m) -> s.acknowledge(m));
        session.start();
        for (int i = 0; i < 100; i++) {
            session.deliver("m" + i);
        }
        System.out.println(session.close());
    }
}
// corpus: unseen11
