// run: scan --only lock-order
// expect: none
// close flips the flag under the lock and waits for the dispatcher's latch after unlocking
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BiConsumer;

public class StreamSession {
    private static final String EOS = new String("eos");

    private final ReentrantLock state = new ReentrantLock();
    private final BlockingQueue<String> inbox = new LinkedBlockingQueue<>();
    private final CountDownLatch dispatcherDone = new CountDownLatch(1);
    private final BiConsumer<StreamSession, String> listener;
    private boolean closed;
    private long acknowledged;

    public StreamSession(BiConsumer<StreamSession, String> listener) {
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

    public boolean deliver(String message) {
        state.lock();
        try {
            return !closed && inbox.offer(message);
        } finally {
            state.unlock();
        }
    }

    public void acknowledge(String message) {
        state.lock();
        try {
            acknowledged += message.isEmpty() ? 0 : 1;
        } finally {
            state.unlock();
        }
    }

    public void close() throws InterruptedException {
        state.lock();
        try {
            if (!closed) {
                closed = true;
                inbox.add(EOS);
            }
        } finally {
            state.unlock();
        }
        dispatcherDone.await();
    }

    public long acknowledged() {
        state.lock();
        try {
            return acknowledged;
        } finally {
            state.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        StreamSession session = new StreamSession(StreamSession::acknowledge);
        session.start();
        Thread feeder = new Thread(() -> {
            for (int i = 0; i < 100; i++) {
                session.deliver("m" + i);
            }
        });
        feeder.start();
        session.deliver("hello");
        session.close();
        feeder.join();
        System.out.println(session.acknowledged());
    }
}
// corpus: unseen11
