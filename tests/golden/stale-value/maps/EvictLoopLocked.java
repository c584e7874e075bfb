// run: scan --only stale-value
// expect: none
// Room is made and the entry stored under one lock.
import java.util.ArrayDeque;
import java.util.Deque;

public class EvictLoopLocked {
    private static final int LIMIT = 100;
    private final Deque<String> recent = new ArrayDeque<>();

    public synchronized int size() { return recent.size(); }

    public synchronized void dropOldest() {
        if (!recent.isEmpty())
            recent.removeFirst();
    }

    public synchronized void append(String s) { recent.addLast(s); }

    public synchronized void remember(String s) {
        while (size() >= LIMIT)
            dropOldest();
        append(s);
    }
}
// corpus: unseen
