// run: scan --library --only atomicity
// expect: atomicity
// sign takes the length of the shared document and inserts at it in a second step; text added in between ends up behind or inside the footer
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class FooterWriter {
    public static class SharedDoc {
        private final ReadWriteLock rw = new ReentrantReadWriteLock();
        private final StringBuilder text = new StringBuilder();

        public int length() {
            rw.readLock().lock();
            try {
                return text.length();
            } finally {
                rw.readLock().unlock();
            }
        }

        public void insert(int at, String s) {
            rw.writeLock().lock();
            try {
                text.insert(at, s);
            } finally {
                rw.writeLock().unlock();
            }
        }

        public void deleteAll() {
            rw.writeLock().lock();
            try {
                text.setLength(0);
            } finally {
                rw.writeLock().unlock();
            }
        }
    }

    private final String author;
    private int signatures;

    public FooterWriter(String author) {
        this.author = author;
    }

    public synchronized int sign(SharedDoc doc) {
        int end = doc.length();
        String footer = "\n-- " + author + " #" + (signatures + 1);
        doc.insert(end, footer);
        signatures++;
        return end;
    }
}
// corpus: unseen20
