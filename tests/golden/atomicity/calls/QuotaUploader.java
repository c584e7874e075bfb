// run: scan --only atomicity
// expect: atomicity
// upload reads the user's remaining quota and writes the reduced value back in two locked calls on the shared book, through an interface and helpers
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.StampedLock;

public class QuotaUploader {
    interface QuotaBook {
        long remaining(String user);

        void assign(String user, long bytes);
    }

    private final QuotaBook book;
    private long stored;

    public QuotaUploader(QuotaBook book) {
        this.book = book;
    }

    public synchronized boolean upload(String user, byte[] part) {
        if (!accept(user, part.length)) {
            return false;
        }
        stored += part.length;
        return true;
    }

    private boolean accept(String user, int size) {
        long left = book.remaining(user) - size;
        if (left < 0) {
            return false;
        }
        settle(user, left);
        return true;
    }

    private void settle(String user, long left) {
        book.assign(user, left);
    }

    public synchronized long stored() {
        return stored;
    }

    public static void main(String[] args) throws InterruptedException {
        QuotaBook book = new StampedQuotaBook();
        book.assign("ann", 10000);
        QuotaUploader[] nodes = {new QuotaUploader(book), new QuotaUploader(book)};
        Thread[] ts = new Thread[nodes.length];
        for (int i = 0; i < nodes.length; i++) {
            QuotaUploader u = nodes[i];
            ts[i] = new Thread(() -> {
                while (u.upload("ann", new byte[3])) {
                    Thread.onSpinWait();
                }
            });
            ts[i].start();
        }
        for (Thread t : ts) {
            t.join();
        }
        System.out.println(nodes[0].stored() + nodes[1].stored());
    }
}

class StampedQuotaBook implements QuotaUploader.QuotaBook {
    private final StampedLock lock = new StampedLock();
    private final Map<String, Long> left = new HashMap<>();

    @Override
    public long remaining(String user) {
        long stamp = lock.readLock();
        try {
            return left.getOrDefault(user, 0L);
        } finally {
            lock.unlockRead(stamp);
        }
    }

    @Override
    public void assign(String user, long bytes) {
        long stamp = lock.writeLock();
        try {
            left.put(user, bytes);
        } finally {
            lock.unlockWrite(stamp);
        }
    }
}
// corpus: unseen11
