// run: scan --only lock-order
// expect: lock-order
// append blocks in put on the full queue while it holds the monitor that the relay thread needs in markSent before it takes the next one
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

public class OutboxRelay {
    enum State { PENDING, SENT }

    record Event(long id, String topic, String body) {
        boolean isLast() {
            return topic.equals("stop");
        }
    }

    private final BlockingQueue<Event> channel = new ArrayBlockingQueue<>(2);
    private final Map<Long, State> states = new LinkedHashMap<>();
    private long nextId;

    synchronized long append(String topic, String body) throws InterruptedException {
        long id = ++nextId;
        states.put(id, State.PENDING);
        channel.put(new Event(id, topic, body));
        return id;
    }

    private synchronized void markSent(long id) {
        states.replace(id, State.SENT);
    }

    void relay() {
        try {
            Event e;
            do {
                e = channel.take();
                markSent(e.id());
            } while (!e.isLast());
        } catch (InterruptedException ex) {
            Thread.currentThread().interrupt();
        }
    }

    synchronized long pending() {
        return states.values().stream().filter(s -> s == State.PENDING).count();
    }

    public static void main(String[] args) throws InterruptedException {
        OutboxRelay outbox = new OutboxRelay();
        Thread relay = new Thread(outbox::relay, "relay");
        relay.start();
        for (int i = 0; i < 1000; i++) {
            outbox.append("orders", "order " + i);
        }
        outbox.append("stop", "");
        relay.join();
        System.out.println(outbox.pending());
    }
}
// corpus: unseen15
