// run: scan --library --only atomicity
// expect: none
// the page's immutable state is read once; replace succeeds only when the version is still that one, else the loop tries again
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class StampWriter {
    public record PageState(long version, String text) {
    }

    public static class SharedPage {
        private final ReadWriteLock rw = new ReentrantReadWriteLock();
        private PageState state = new PageState(0, "");

        public PageState state() {
            rw.readLock().lock();
            try {
                return state;
            } finally {
                rw.readLock().unlock();
            }
        }

        public boolean replace(long version, String text) {
            rw.writeLock().lock();
            try {
                if (state.version() != version) {
                    return false;
                }
                state = new PageState(version + 1, text);
                return true;
            } finally {
                rw.writeLock().unlock();
            }
        }
    }

    private final String author;
    private int stamps;

    public StampWriter(String author) {
        this.author = author;
    }

    public synchronized int stamp(SharedPage page) {
        while (true) {
            PageState seen = page.state();
            String text = seen.text() + "\n-- " + author + " #" + (stamps + 1);
            if (page.replace(seen.version(), text)) {
                stamps++;
                return text.length();
            }
        }
    }
}
// corpus: unseen20
