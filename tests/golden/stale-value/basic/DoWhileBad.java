// run: scan --only stale-value
// expect: stale-value method=DoWhileBad.up line=here

public class DoWhileBad {
    static class Cell {
        private int value;
        synchronized int get() { return value; }
        synchronized void set(int v) { value = v; }
    }

    public void up(Cell c) {
        int v;
        do {
            v = c.get();
        } while (v < 0);
        c.set(v + 1); // <- here
    }
}
