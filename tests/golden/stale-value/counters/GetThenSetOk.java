// run: scan --only stale-value
// expect: none
// The caller holds the cell's lock around both calls.

public class GetThenSetOk {
    static class Cell {
        private int value;
        synchronized int get() { return value; }
        synchronized void set(int v) { value = v; }
    }

    public void increment(Cell c) {
        synchronized (c) {
            c.set(c.get() + 1);
        }
    }
}
