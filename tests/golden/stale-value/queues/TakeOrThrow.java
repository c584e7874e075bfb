// run: scan --only stale-value
// expect: stale-value
// The stack looks again and throws: whoever asked before gets an exception.
import java.util.NoSuchElementException;

public class TakeOrThrow {
    private final int[] items = new int[16];
    private int n;

    public synchronized boolean hasAny() { return n > 0; }

    public synchronized void push(int k) {
        if (n == items.length)
            throw new IllegalStateException();
        items[n++] = k;
    }

    public synchronized int pop() {
        if (n == 0)
            throw new NoSuchElementException();
        return items[--n];
    }

    public int popOr(int other) {
        return hasAny() ? pop() : other;
    }
}
// corpus: unseen
