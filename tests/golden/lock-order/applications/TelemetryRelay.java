// accept() computes under filterLock but calls the blocking put() after unlocking; the drainer may take filterLock any time, so a full queue only delays the producer.
// run: scan --only lock-order --min-severity medium
// expect: none
// corpus: unseen30
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.locks.ReentrantLock;

public class TelemetryRelay {

    private static final String END = "";
    private final BlockingQueue<String> outbox = new ArrayBlockingQueue<>(2);
    private final ReentrantLock filterLock = new ReentrantLock();
    private int accepted;
    private int forwarded;

    void accept(String frame) throws InterruptedException {
        String tagged;
        filterLock.lock();
        try {
            accepted++;
            tagged = accepted + ":" + frame;
        } finally {
            filterLock.unlock();
        }
        outbox.put(tagged);
    }

    void drain() throws InterruptedException {
        while (true) {
            String frame = outbox.take();
            if (frame.equals(END)) {
                return;
            }
            filterLock.lock();
            try {
                forwarded++;
            } finally {
                filterLock.unlock();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        TelemetryRelay relay = new TelemetryRelay();
        Thread drainer = new Thread(() -> {
            try {
                relay.drain();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        drainer.start();
        for (int i = 0; i < 30; i++) {
            relay.accept("frame" + i);
        }
        relay.outbox.put(END);
        drainer.join();
        System.out.println(relay.accepted + " accepted, " + relay.forwarded + " forwarded");
    }
}
