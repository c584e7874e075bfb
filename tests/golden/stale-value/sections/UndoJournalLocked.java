// run: scan --only stale-value
// expect: none
// insert takes the ReentrantLock around its helpers, so read and install are one step
import java.util.concurrent.locks.ReentrantLock;

public class UndoJournalLocked {
    private final ReentrantLock lock = new ReentrantLock();
    private int version;
    private String text = "";

    private String text() {
        lock.lock();
        try {
            return text;
        } finally {
            lock.unlock();
        }
    }

    private void install(String newText) {
        lock.lock();
        try {
            text = newText;
            version++;
        } finally {
            lock.unlock();
        }
    }

    public void insert(int at, String s) {
        lock.lock();
        try {
            String old = text();
            int p = Math.min(at, old.length());
            install(old.substring(0, p) + s + old.substring(p));
        } finally {
            lock.unlock();
        }
    }

    public String read() {
        return text();
    }
}
// corpus: unseen
