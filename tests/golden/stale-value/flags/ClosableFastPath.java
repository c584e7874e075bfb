// run: scan --only stale-value
// expect: none
// the unsynchronised fast check of the one-way closed flag is repeated under the lock
import java.util.ArrayList;
import java.util.List;

public class ClosableFastPath {
    private final Object lock = new Object();
    private volatile boolean closed;
    private final List<String> out = new ArrayList<>();

    public void write(String s) {
        if (closed) throw new IllegalStateException("closed");
        String line = s.trim();
        synchronized (lock) {
            if (closed) throw new IllegalStateException("closed");
            out.add(line);
        }
    }

    public int close() {
        synchronized (lock) {
            closed = true;
            return out.size();
        }
    }
}
// corpus: unseen
