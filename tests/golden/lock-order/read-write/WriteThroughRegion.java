// run: scan --only lock-order
// expect: none
// a miss enters the vault first and fills the region from inside it, as updates do: always vault's monitor then region's write lock
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class WriteThroughRegion {
    private final ReadWriteLock guard = new ReentrantReadWriteLock();
    private final Map<Integer, String> entries = new HashMap<>();

    String peek(int key) {
        guard.readLock().lock();
        try {
            return entries.get(key);
        } finally {
            guard.readLock().unlock();
        }
    }

    void fill(int key, String value) {
        guard.writeLock().lock();
        try {
            entries.put(key, value);
        } finally {
            guard.writeLock().unlock();
        }
    }

    void forget(int key) {
        guard.writeLock().lock();
        try {
            entries.remove(key);
        } finally {
            guard.writeLock().unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        FileVault vault = new FileVault(new WriteThroughRegion());
        Thread reader = new Thread(() -> {
            int total = 0;
            for (int i = 0; i < 10000; i++) {
                total += vault.read(i % 7).length();
            }
            System.out.println(total);
        });
        Thread writer = new Thread(() -> {
            for (int i = 0; i < 10000; i++) {
                vault.update(i % 7, "v" + i);
            }
        });
        reader.start();
        writer.start();
        reader.join();
        writer.join();
    }
}

class FileVault {
    private final Map<Integer, String> rows = new HashMap<>();
    private final WriteThroughRegion region;

    FileVault(WriteThroughRegion region) {
        this.region = region;
    }

    String read(int key) {
        String hit = region.peek(key);
        return hit != null ? hit : readSlow(key);
    }

    private synchronized String readSlow(int key) {
        String row = rows.getOrDefault(key, "none");
        region.fill(key, row);
        return row;
    }

    synchronized void update(int key, String value) {
        rows.put(key, value);
        region.forget(key);
    }
}
// corpus: unseen11
