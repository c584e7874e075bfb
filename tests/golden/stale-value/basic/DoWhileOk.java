// run: scan --only stale-value
// expect: none

public class DoWhileOk {
    static class Cell {
        private int value;
        synchronized int get() { return value; }
        synchronized void set(int v) { value = v; }
    }

    public int poll(Cell c) {
        int v;
        do {
            v = c.get();
        } while (v < 0);
        return v + 1;
    }
}
