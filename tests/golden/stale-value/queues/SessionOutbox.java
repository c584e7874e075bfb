// run: scan --only stale-value
// expect: none
// repaired form of moquette-io/moquette#570: poll() both tests and takes; a null answer ends the loop
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

public class SessionOutbox {
    private final Queue<String> outgoing = new ConcurrentLinkedQueue<>();
    private final AtomicInteger sent = new AtomicInteger();

    void publish(String msg) {
        outgoing.add(msg);
        drain();
    }

    void writabilityChanged() {
        drain();
    }

    private void drain() {
        String msg;
        while ((msg = outgoing.poll()) != null) {
            send(msg);
        }
    }

    private void send(String msg) {
        if (!msg.isEmpty()) {
            sent.incrementAndGet();
        }
    }

    int sent() {
        return sent.get();
    }

    public static void main(String[] args) throws InterruptedException {
        SessionOutbox box = new SessionOutbox();
        Thread selector = new Thread(() -> {
            for (int i = 0; i < 50_000; i++) {
                box.writabilityChanged();
            }
        }, "nio-1");
        Thread publisher = new Thread(() -> {
            for (int i = 0; i < 50_000; i++) {
                box.publish("m" + i);
            }
        }, "nio-2");
        selector.start();
        publisher.start();
        selector.join();
        publisher.join();
        System.out.println(box.sent());
    }
}
// corpus: unseen19
