// run: scan --only stale-value
// expect: none
// The result is stored only if the cell still holds what the result was computed from.

public class CompareUnderLockOk {
    static class Cell {
        private int value;
        synchronized int get() { return value; }
        synchronized void set(int v) { value = v; }
    }

    private final Cell cell = new Cell();

    public boolean edit() {
        int v = cell.get();
        int w = slow(v);
        synchronized (cell) {
            if (cell.get() != v)
                return false;
            cell.set(w);
        }
        return true;
    }

    private static int slow(int v) { return v * v; }
}
