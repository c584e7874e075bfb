// run: scan --only stale-value
// expect: stale-value
// Room is made until there is some, then the entry is stored in a step of its own.
import java.util.ArrayDeque;
import java.util.Deque;

public class EvictLoop {
    private static final int LIMIT = 100;
    private final Deque<String> recent = new ArrayDeque<>();

    public synchronized int size() { return recent.size(); }

    public synchronized void dropOldest() {
        if (!recent.isEmpty())
            recent.removeFirst();
    }

    public synchronized void append(String s) { recent.addLast(s); }

    public void remember(String s) {
        while (size() >= LIMIT)
            dropOldest();
        append(s);
    }
}
// corpus: unseen
