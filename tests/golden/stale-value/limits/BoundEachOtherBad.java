// run: scan --only stale-value --library
// expect: stale-value method=BoundEachOtherBad.setStart line=here
// expect: stale-value method=BoundEachOtherBad.setEnd
// setStart(8) and setEnd(5) at a time, from 0 and 10: both find that they may, and the end is before the start.

public class BoundEachOtherBad {
    private volatile long start, end = 10;

    public void setStart(long value) {
        if (value <= end)
            start = value; // <- here
    }

    public void setEnd(long value) {
        if (value < start)
            return;
        end = value;
    }

    public long length() { return end - start; }
}
