// run: scan --only stale-value
// expect: stale-value method=ReplacedBad.step line=here
// The field is not final, but nothing assigns it in between.
public class ReplacedBad {
    static class Cell {
        private int value;
        synchronized int get() { return value; }
        synchronized void set(int v) { value = v; }
    }

    private Cell cell = new Cell();

    public void step() {
        int v = cell.get();
        cell.set(v + 1); // <- here
    }

    public synchronized void reset() { cell = new Cell(); }
}
