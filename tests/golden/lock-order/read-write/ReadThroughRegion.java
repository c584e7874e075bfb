// run: scan --only lock-order
// expect: lock-order
// region.get loads from the row store under the region's write lock; the store notifies the region (write lock) under the store's monitor
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadThroughRegion implements RowListener {
    private final ReadWriteLock guard = new ReentrantReadWriteLock();
    private final Map<Integer, String> entries = new HashMap<>();
    private final RowVault vault;

    public ReadThroughRegion(RowVault vault) {
        this.vault = vault;
    }

    public String get(int key) {
        guard.readLock().lock();
        try {
            String hit = entries.get(key);
            if (hit != null) {
                return hit;
            }
        } finally {
            guard.readLock().unlock();
        }
        guard.writeLock().lock();
        try {
            return entries.computeIfAbsent(key, vault::fetch);
        } finally {
            guard.writeLock().unlock();
        }
    }

    @Override
    public void rowChanged(int key) {
        guard.writeLock().lock();
        try {
            entries.remove(key);
        } finally {
            guard.writeLock().unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        RowVault vault = new RowVault();
        ReadThroughRegion region = new ReadThroughRegion(vault);
        vault.subscribe(region);
        Thread reader = new Thread(() -> {
            for (int i = 0; i < 10000; i++) {
                region.get(i % 7);
            }
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

interface RowListener {
    void rowChanged(int key);
}

class RowVault {
    private final Map<Integer, String> rows = new HashMap<>();
    private final List<RowListener> listeners = new ArrayList<>();

    synchronized void subscribe(RowListener l) {
        listeners.add(l);
    }

    synchronized String fetch(int key) {
        return rows.getOrDefault(key, "none");
    }

    synchronized void update(int key, String value) {
        rows.put(key, value);
        for (RowListener l : listeners) {
            l.rowChanged(key);
        }
    }
}
// corpus: unseen11
