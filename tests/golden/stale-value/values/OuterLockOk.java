// run: scan --only stale-value
// expect: none
// The cell never leaves this object, and every use of it holds the lock on this.

public class OuterLockOk {
    static class Cell {
        private int value;
        synchronized int get() { return value; }
        synchronized void set(int v) { value = v; }
    }

    private final Cell cell = new Cell();

    public synchronized void increment() {
        cell.set(cell.get() + 1);
    }

    public synchronized int value() { return cell.get(); }
}
