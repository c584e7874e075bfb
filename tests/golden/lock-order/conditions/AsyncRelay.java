// run: scan --only lock-order
// expect: none
// buffer and sink list share one lock, the condition gives it back while waiting, and sinks are called after it is released
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;

public class AsyncRelay {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition room = lock.newCondition();
    private final Condition work = lock.newCondition();
    private final Deque<String> buffer = new ArrayDeque<>();
    private final int limit;
    private List<Consumer<String>> sinks = List.of();
    private boolean ended;

    public AsyncRelay(int limit) {
        this.limit = limit;
    }

    public void sinks(List<Consumer<String>> list) {
        lock.lock();
        try {
            sinks = List.copyOf(list);
        } finally {
            lock.unlock();
        }
    }

    public void append(String event) throws InterruptedException {
        lock.lock();
        try {
            while (buffer.size() >= limit) {
                room.await();
            }
            buffer.addLast(event);
            work.signal();
        } finally {
            lock.unlock();
        }
    }

    public void end() {
        lock.lock();
        try {
            ended = true;
            work.signalAll();
        } finally {
            lock.unlock();
        }
    }

    void drain() {
        while (true) {
            String event;
            List<Consumer<String>> targets;
            lock.lock();
            try {
                while (buffer.isEmpty() && !ended) {
                    work.awaitUninterruptibly();
                }
                if (buffer.isEmpty()) {
                    return;
                }
                event = buffer.removeFirst();
                targets = sinks;
                room.signal();
            } finally {
                lock.unlock();
            }
            targets.forEach(c -> c.accept(event));
        }
    }

    public static void main(String[] args) throws InterruptedException {
        AsyncRelay relay = new AsyncRelay(4);
        relay.sinks(List.of(System.out::println));
        Thread worker = new Thread(relay::drain, "relay");
        worker.start();
        for (int i = 0; i < 30; i++) {
            relay.append("event " + i);
        }
        relay.end();
        worker.join();
    }
}
// corpus: unseen11
