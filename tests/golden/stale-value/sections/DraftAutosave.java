// run: scan --library --only stale-value
// expect: stale-value
// normalise() copies the text under the lock, reformats it without, and stores the result under the lock again, throwing away what was typed meanwhile
import java.util.Arrays;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.Collectors;

public class DraftAutosave {
    private final ReentrantLock lock = new ReentrantLock();
    private final StringBuilder text = new StringBuilder();
    private int saves;

    public void type(String s) {
        lock.lock();
        try {
            text.append(s);
        } finally {
            lock.unlock();
        }
    }

    /** Trims lines; slow for long drafts, so not done under the lock. */
    public void normalise() {
        String before;
        lock.lock();
        try {
            before = text.toString();
        } finally {
            lock.unlock();
        }
        String after = Arrays.stream(before.split("\n", -1))
                .map(String::stripTrailing)
                .collect(Collectors.joining("\n"));
        lock.lock();
        try {
            text.setLength(0);
            text.append(after);
            saves++;
        } finally {
            lock.unlock();
        }
    }

    public String text() {
        lock.lock();
        try {
            return text.toString() + " [" + saves + "]";
        } finally {
            lock.unlock();
        }
    }
}
// corpus: unseen12
