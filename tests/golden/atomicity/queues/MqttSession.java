// run: scan --only atomicity
// expect: atomicity
// moquette-io/moquette#570 (issue 569) - drain runs under the session's monitor, but the outbound queue is also emptied by the expiry thread with only the queue's own lock: isEmpty() says no, remove() throws
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.NoSuchElementException;

class OutboundQueue {
    private final Deque<String> messages = new ArrayDeque<>();

    synchronized void add(String m) {
        messages.addLast(m);
    }

    synchronized boolean isEmpty() {
        return messages.isEmpty();
    }

    synchronized String remove() {
        String m = messages.pollFirst();
        if (m == null) {
            throw new NoSuchElementException("queue is empty");
        }
        return m;
    }

    synchronized int dropOlder(int keep) {
        int n = 0;
        while (messages.size() > keep) {
            messages.removeFirst();
            n++;
        }
        return n;
    }
}

public class MqttSession {
    private final OutboundQueue queue;
    private final List<String> connection = new ArrayList<>();
    private int inflight;

    MqttSession(OutboundQueue queue) {
        this.queue = queue;
    }

    void publish(String m) {
        queue.add(m);
    }

    synchronized void drainQueueToConnection() {
        while (inflight < 10 && !queue.isEmpty()) {
            String m = queue.remove();
            inflight++;
            connection.add(m);
        }
    }

    synchronized void acked() {
        inflight = 0;
    }

    public static void main(String[] args) throws InterruptedException {
        OutboundQueue q = new OutboundQueue();
        MqttSession session = new MqttSession(q);
        Thread expiry = new Thread(() -> {
            for (int i = 0; i < 100_000; i++) {
                q.dropOlder(0);
            }
        }, "expiry");
        Thread io = new Thread(() -> {
            for (int i = 0; i < 50_000; i++) {
                session.publish("m" + i);
                session.drainQueueToConnection();
                session.acked();
            }
        }, "io");
        expiry.start();
        io.start();
        expiry.join();
        io.join();
    }
}
// corpus: unseen18
