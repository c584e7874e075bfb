// run: scan --only stale-value --library
// expect: stale-value
// Read of remaining in one critical section, write back of a value computed from it in another.
public class TicketCounter {
    private final Object lock = new Object();
    private int remaining;

    public TicketCounter(int n) {
        remaining = n;
    }

    public int remaining() {
        synchronized (lock) {
            return remaining;
        }
    }

    private void store(int n) {
        synchronized (lock) {
            remaining = n;
        }
    }

    public boolean buy(int count) {
        int now = remaining();
        if (now < count) {
            return false;
        }
        validate(count);
        store(now - count);
        return true;
    }

    private static void validate(int count) {
        if (count <= 0) {
            throw new IllegalArgumentException("count " + count);
        }
    }
}
// corpus: unseen
