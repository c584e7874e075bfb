// run: scan --only stale-value
// expect: stale-value method=OuterLockBad.increment line=here
// The outer lock does not protect the cell: it is handed out.

public class OuterLockBad {
    static class Cell {
        private int value;
        synchronized int get() { return value; }
        synchronized void set(int v) { value = v; }
    }

    private final Cell cell = new Cell();

    public Cell cell() { return cell; }

    public synchronized void increment() {
        cell.set(cell.get() + 1); // <- here
    }
}
