// run: scan --library --only stale-value
// expect: none
// optimistic: the reformatted text is stored only if the version is still the one that was read, else it starts again
import java.util.Arrays;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.Collectors;

public class ManuscriptFormatter {
    private record Revision(long version, String text) {}

    private final ReentrantLock lock = new ReentrantLock();
    private final StringBuilder text = new StringBuilder();
    private long version;

    public void type(String s) {
        lock.lock();
        try {
            text.append(s);
            version++;
        } finally {
            lock.unlock();
        }
    }

    public void normalise() {
        boolean stored;
        do {
            Revision r = read();
            String after = Arrays.stream(r.text().split("\n", -1))
                    .map(String::stripTrailing)
                    .collect(Collectors.joining("\n"));
            stored = replaceIf(r.version(), after);
        } while (!stored);
    }

    private Revision read() {
        lock.lock();
        try {
            return new Revision(version, text.toString());
        } finally {
            lock.unlock();
        }
    }

    private boolean replaceIf(long expected, String after) {
        lock.lock();
        try {
            if (version != expected) {
                return false;
            }
            text.setLength(0);
            text.append(after);
            version++;
            return true;
        } finally {
            lock.unlock();
        }
    }

    public String text() {
        return read().text();
    }
}
// corpus: unseen12
