// run: scan --only atomicity
// expect: atomicity
// Rename() removes the old path and adds the new one in two sections of the synchronized map's lock; the scanner reads the map directly and in between sees the file nowhere, so it reports it as lost.
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

public class MirrorIndex {
    private final Map<String, Long> byPath = Collections.synchronizedMap(new HashMap<>());
    private final Object renameLock = new Object();
    private int renames;

    void add(String path, long inode) {
        byPath.put(path, inode);
    }

    boolean rename(String from, String to) {
        synchronized (renameLock) {
            Long inode = byPath.remove(from);
            if (inode == null) {
                return false;
            }
            byPath.put(to, inode);
            renames++;
            return true;
        }
    }

    boolean tracked(long inode) {
        return byPath.containsValue(inode);
    }

    int renames() {
        synchronized (renameLock) {
            return renames;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        MirrorIndex index = new MirrorIndex();
        index.add("/a.txt", 42);
        AtomicInteger lost = new AtomicInteger();
        Thread user = new Thread(() -> {
            for (int i = 0; i < 10_000; i++) {
                index.rename("/a.txt", "/b.txt");
                index.rename("/b.txt", "/a.txt");
            }
        });
        Thread scanner = new Thread(() -> {
            for (int i = 0; i < 10_000; i++) {
                if (!index.tracked(42)) {
                    lost.incrementAndGet();
                }
            }
        });
        user.start();
        scanner.start();
        user.join();
        scanner.join();
        System.out.println(index.renames() + " renames, reported lost: " + lost.get());
    }
}
// corpus: unseen
