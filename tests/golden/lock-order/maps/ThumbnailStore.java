// run: scan --only lock-order --library
// expect: lock-order
// ThumbnailStore.fetch runs a ConcurrentHashMap.computeIfAbsent mapping function (bin locked) that enters the disk monitor; ThumbnailStore.purge holds the disk monitor and calls map.remove for the same key (bin lock): bin/monitor cycle.
package images.thumbs;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class ThumbnailStore {

    private static final class Disk {
        private final Map<String, byte[]> files = new HashMap<>();
        private long used;

        synchronized byte[] render(String path, int size) {
            byte[] b = files.get(path);
            if (b == null) {
                b = new byte[size * size];
                files.put(path, b);
                used += b.length;
            }
            return b;
        }

        synchronized void drop(String path, Runnable afterwards) {
            byte[] b = files.remove(path);
            if (b != null) {
                used -= b.length;
            }
            afterwards.run();
        }

        synchronized long used() {
            return used;
        }
    }

    private final ConcurrentHashMap<String, byte[]> memory = new ConcurrentHashMap<>();
    private final Disk disk = new Disk();
    private final int size;

    public ThumbnailStore(int size) {
        if (size <= 0) {
            throw new IllegalArgumentException("size");
        }
        this.size = size;
    }

    public byte[] fetch(String path) {
        return memory.computeIfAbsent(path, p -> disk.render(p, size)).clone();
    }

    public void purge(String path) {
        disk.drop(path, () -> memory.remove(path));
    }

    public long diskUsage() {
        return disk.used();
    }
}
// corpus: unseen
