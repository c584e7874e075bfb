// run: scan --only stale-value --library
// expect: none
// Clean: the lookup under the read lock is only a fast path; after a miss the write lock is taken and the map is checked again before the new font is stored.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class RecheckedTemplates {

    public static final class Font {
        private final String family;
        private final int size;

        private Font(String family, int size) {
            this.family = family;
            this.size = size;
        }

        public int width(String s) { return s.length() * size / 2; }

        @Override
        public String toString() { return family + " " + size; }
    }

    private final ReadWriteLock rw = new ReentrantReadWriteLock();
    private final Map<String, Font> fonts = new HashMap<>();
    private int loaded;

    public Font font(String family, int size) {
        String key = family + "/" + size;
        Font f;
        rw.readLock().lock();
        try {
            f = fonts.get(key);
        } finally {
            rw.readLock().unlock();
        }
        if (f != null) {
            return f;
        }
        rw.writeLock().lock();
        try {
            f = fonts.get(key);
            if (f == null) {
                f = new Font(family, size);
                fonts.put(key, f);
                loaded++;
            }
            return f;
        } finally {
            rw.writeLock().unlock();
        }
    }

    public int loaded() {
        rw.readLock().lock();
        try {
            return loaded;
        } finally {
            rw.readLock().unlock();
        }
    }
}
// corpus: unseen
