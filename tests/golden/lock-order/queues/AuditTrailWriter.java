// run: scan --only lock-order
// expect: lock-order
// append() puts into a full bounded queue while holding the trail monitor; the only consumer needs the monitor (nextSequence) before it takes again
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

public class AuditTrailWriter {
    private final BlockingQueue<String> outbound = new ArrayBlockingQueue<>(8);
    private long sequence;
    private long accepted;

    synchronized void append(String event) throws InterruptedException {
        accepted++;
        outbound.put(accepted + " " + event);
    }

    synchronized long nextSequence() {
        return ++sequence;
    }

    private void pump(int expected) {
        try {
            StringBuilder file = new StringBuilder();
            for (int i = 0; i < expected; i++) {
                String e = outbound.take();
                file.append(nextSequence()).append('\t').append(e).append('\n');
            }
            System.out.println(file.length());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        AuditTrailWriter trail = new AuditTrailWriter();
        int perClient = 1000;
        Thread writer = new Thread(() -> trail.pump(3 * perClient), "audit-writer");
        writer.start();
        for (int c = 0; c < 3; c++) {
            int client = c;
            new Thread(() -> {
                try {
                    for (int i = 0; i < perClient; i++) {
                        trail.append("client " + client + " op " + i);
                    }
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }).start();
        }
        writer.join();
    }
}
// corpus: unseen12
