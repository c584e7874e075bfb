// run: scan --only stale-value
// expect: stale-value method=ThrowingCursorBad.drain line=here
// next looks again, but what it does then is to throw.

import java.util.NoSuchElementException;

public class ThrowingCursorBad {
    private final String[] items = { "a", "b" };
    private int at;

    public synchronized boolean hasNext() { return at < items.length; }

    public synchronized String next() {
        if (at >= items.length)
            throw new NoSuchElementException();
        return items[at++];
    }

    public int drain() {
        int n = 0;
        while (hasNext())
            n += next().length(); // <- here
        return n;
    }
}
