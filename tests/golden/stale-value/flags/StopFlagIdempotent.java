// run: scan --only stale-value --library
// expect: none
// The closed flag only ever goes from false to true; close() may write true twice, which is the same, and submit() re-checks it under the lock.
import java.util.ArrayList;
import java.util.List;

public class StopFlagIdempotent {
    private volatile boolean closed;
    private final List<String> accepted = new ArrayList<>();

    public void close() {
        if (closed) {
            return;
        }
        synchronized (this) {
            closed = true;
        }
    }

    public boolean submit(String job) {
        if (closed) {
            return false;
        }
        synchronized (this) {
            if (closed) {
                return false;
            }
            return accepted.add(job);
        }
    }

    public synchronized int accepted() {
        return accepted.size();
    }
}
// corpus: unseen
