// run: scan --only atomicity --library
// expect: atomicity
// The range is handed out.
public class OwnedHandedOutBad {
    public static class Range {
        private int low, high;

        public synchronized int low() {
            return low;
        }

        public synchronized void set(int l, int h) {
            low = l;
            high = h;
        }

        public synchronized int high() {
            return high;
        }
    }

    private final Range range = new Range();

    public synchronized int width() {
        return range.high() - range.low();
    }

    public synchronized void move(int low, int high) {
        range.set(low, high);
    }

    public Range range() {
        return range;
    }
}
