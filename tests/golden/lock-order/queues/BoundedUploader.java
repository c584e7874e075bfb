// run: scan --only lock-order
// expect: lock-order
// Enqueue blocks in put on a full queue while holding state lock that the consumer needs before its next take.
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

public class BoundedUploader {
    private final BlockingQueue<byte[]> queue = new ArrayBlockingQueue<>(2);
    private final Object state = new Object();
    private long sent;
    private long accepted;

    void enqueue(byte[] chunk) throws InterruptedException {
        synchronized (state) {
            accepted++;
            queue.put(chunk);
        }
    }

    void pump(int count) throws InterruptedException {
        for (int i = 0; i < count; i++) {
            byte[] c = queue.take();
            account(c.length);
        }
    }

    private void account(int bytes) {
        synchronized (state) {
            sent += bytes;
        }
    }

    public static void main(String[] args) throws Exception {
        BoundedUploader u = new BoundedUploader();
        Thread consumer = new Thread(() -> {
            try {
                u.pump(100);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        consumer.start();
        for (int i = 0; i < 100; i++) {
            u.enqueue(new byte[16]);
        }
        consumer.join();
        synchronized (u.state) {
            System.out.println(u.accepted + " " + u.sent);
        }
    }
}
// corpus: unseen
