// run: scan --only stale-value
// expect: stale-value
// moquette-io/moquette#570: the drain loop asks isEmpty and then calls remove(); the reconnect thread can steal the last message in between and remove() throws
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

public class BrokerSession {
    private final Queue<String> sessionQueue = new ConcurrentLinkedQueue<>();
    private final AtomicInteger inflightSlots = new AtomicInteger(1_000_000);
    private final AtomicInteger sent = new AtomicInteger();

    void publish(String msg) {
        sessionQueue.add(msg);
        drainQueueToConnection();
    }

    void pubAckReceived() {
        inflightSlots.incrementAndGet();
        drainQueueToConnection();
    }

    private void drainQueueToConnection() {
        while (!sessionQueue.isEmpty()) {
            String msg = sessionQueue.remove();
            send(msg);
        }
    }

    private void send(String msg) {
        inflightSlots.decrementAndGet();
        sent.addAndGet(msg.isEmpty() ? 0 : 1);
    }

    public static void main(String[] args) throws InterruptedException {
        BrokerSession session = new BrokerSession();
        Thread acks = new Thread(() -> {
            for (int i = 0; i < 100_000; i++) {
                session.pubAckReceived();
            }
        }, "nio-1");
        Thread publisher = new Thread(() -> {
            for (int i = 0; i < 100_000; i++) {
                session.publish("m" + i);
            }
        }, "nio-2");
        acks.start();
        publisher.start();
        acks.join();
        publisher.join();
        System.out.println(session.sent.get());
    }
}
// corpus: unseen19
