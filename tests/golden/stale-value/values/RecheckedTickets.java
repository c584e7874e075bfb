// run: scan --only stale-value --library
// expect: none
// The condition is checked again inside the second section which writes relative to the current value.
public class RecheckedTickets {
    private final Object lock = new Object();
    private int remaining;

    public RecheckedTickets(int n) {
        remaining = n;
    }

    public int remaining() {
        synchronized (lock) {
            return remaining;
        }
    }

    public boolean buy(int count) {
        if (remaining() < count) {
            return false;
        }
        String receipt = "x" + count;
        synchronized (lock) {
            if (remaining < count) {
                return false;
            }
            remaining -= count;
        }
        return !receipt.isEmpty();
    }
}
// corpus: unseen
