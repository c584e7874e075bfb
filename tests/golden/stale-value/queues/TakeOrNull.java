// run: scan --only stale-value
// expect: none
// The stack looks again and says so by null, which the caller looks at.
public class TakeOrNull {
    private final Integer[] items = new Integer[16];
    private int n;

    public synchronized boolean hasAny() { return n > 0; }

    public synchronized boolean push(int k) {
        if (n == items.length)
            return false;
        items[n++] = k;
        return true;
    }

    public synchronized Integer pop() {
        if (n == 0)
            return null;
        return items[--n];
    }

    public int popOr(int other) {
        Integer found = hasAny() ? pop() : null;
        return found != null ? found : other;
    }
}
// corpus: unseen
