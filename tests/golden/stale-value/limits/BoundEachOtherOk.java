// run: scan --only stale-value --library
// expect: none
// One lock for both; and a limit that is only looked at, but itself set without a look.

public class BoundEachOtherOk {
    private volatile int start, end = 10;
    private volatile int limit = 100, level;

    public synchronized void setStart(int value) {
        if (value <= end)
            start = value;
    }

    public synchronized void setEnd(int value) {
        if (value >= start)
            end = value;
    }

    public void setLimit(int value) { limit = value; }

    public void setLevel(int value) {
        if (value <= limit)
            level = value;
    }

    public int sum() { return start + end + level; }
}
