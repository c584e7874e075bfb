// run: scan --only atomicity --library
// expect: atomicity
// move does not take the lock on this.
public class OwnedUnguardedBad {
    private static class Range {
        private int low, high;

        synchronized int low() {
            return low;
        }

        synchronized void set(int l, int h) {
            low = l;
            high = h;
        }

        synchronized int high() {
            return high;
        }
    }

    private final Range range = new Range();

    public synchronized int width() {
        return range.high() - range.low();
    }

    public void move(int low, int high) {
        range.set(low, high);
    }
}
