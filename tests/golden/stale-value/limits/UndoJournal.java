// run: scan --only stale-value
// expect: stale-value
// version is read, the document edited and the version stored under separate takings of one ReentrantLock reached by helpers
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.locks.ReentrantLock;

public class UndoJournal {
    private static final class Edit {
        final int version;
        final String before;

        Edit(int version, String before) {
            this.version = version;
            this.before = before;
        }
    }

    private final ReentrantLock lock = new ReentrantLock();
    private final Deque<Edit> undo = new ArrayDeque<>();
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

    private void install(String newText, String old) {
        lock.lock();
        try {
            undo.push(new Edit(version, old));
            text = newText;
            version++;
        } finally {
            lock.unlock();
        }
    }

    public void insert(int at, String s) {
        String old = text();
        int p = Math.min(at, old.length());
        String next = old.substring(0, p) + s + old.substring(p);
        install(next, old);
    }

    public boolean undo() {
        lock.lock();
        try {
            if (undo.isEmpty()) {
                return false;
            }
            Edit e = undo.pop();
            text = e.before;
            version = e.version;
            return true;
        } finally {
            lock.unlock();
        }
    }
}
// corpus: unseen
