// run: scan --only stale-value
// expect: stale-value method=HolderBad.increment line=here
// The value travels through a local array.

public class HolderBad {
    static class Cell {
        private int value;
        synchronized int get() { return value; }
        synchronized void set(int v) { value = v; }
    }

    public void increment(Cell c) {
        int[] box = { c.get() };
        box[0]++;
        c.set(box[0]); // <- here
    }
}
