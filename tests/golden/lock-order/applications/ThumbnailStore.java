// lookup() calls rw.writeLock().lock() while holding rw.readLock() whenever the image is missing; a ReentrantReadWriteLock cannot be upgraded, so a lookup before preload finished blocks itself (and everyone) for ever.
// run: scan --only lock-order --min-severity medium
// expect: lock-order
// corpus: unseen30
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ThumbnailStore {

    private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
    private final Map<String, byte[]> thumbs = new HashMap<>();

    private static byte[] render(String image) {
        byte[] data = new byte[16];
        for (int i = 0; i < data.length; i++) {
            data[i] = (byte) image.charAt(i % image.length());
        }
        return data;
    }

    void preload(String image) {
        byte[] data = render(image);
        rw.writeLock().lock();
        try {
            thumbs.putIfAbsent(image, data);
        } finally {
            rw.writeLock().unlock();
        }
    }

    byte[] lookup(String image) {
        rw.readLock().lock();
        try {
            byte[] data = thumbs.get(image);
            if (data == null) {
                rw.writeLock().lock();
                try {
                    data = thumbs.computeIfAbsent(image, ThumbnailStore::render);
                } finally {
                    rw.writeLock().unlock();
                }
            }
            return data;
        } finally {
            rw.readLock().unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ThumbnailStore store = new ThumbnailStore();
        String[] images = {"beach.png", "alps.png", "cat.png"};
        Thread warmup = new Thread(() -> {
            for (String image : images) {
                store.preload(image);
            }
        });
        Thread viewer = new Thread(() -> {
            try {
                Thread.sleep(120);
            } catch (InterruptedException e) {
                return;
            }
            int bytes = 0;
            for (String image : images) {
                bytes += store.lookup(image).length;
            }
            System.out.println("shown " + bytes + " bytes");
        });
        warmup.start();
        viewer.start();
        warmup.join();
        viewer.join();
    }
}
