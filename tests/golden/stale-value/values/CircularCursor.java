// run: scan --only stale-value
// expect: stale-value
// round-robin cursor: AtomicInteger is read, wrapped and set
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

public class CircularCursor {
    private final List<String> backends;
    private final AtomicInteger cursor = new AtomicInteger();

    public CircularCursor(List<String> backends) {
        this.backends = List.copyOf(backends);
    }

    public String next() {
        int i = cursor.get();
        String b = backends.get(i);
        if (i + 1 == backends.size()) {
            cursor.set(0);
        } else {
            cursor.set(i + 1);
        }
        return b;
    }
}
// corpus: unseen
