// run: scan --only stale-value
// expect: stale-value method=GetThenSetBad.increment line=here severity=high
// Lost update through synchronized accessors.

public class GetThenSetBad {
    static class Cell {
        private int value;
        synchronized int get() { return value; }
        synchronized void set(int v) { value = v; }
    }

    public void increment(Cell c) {
        c.set(c.get() + 1); // <- here
    }
}
