// run: scan --only stale-value
// expect: stale-value method=CompareUnderLockBad.edit line=here

public class CompareUnderLockBad {
    static class Cell {
        private int value;
        synchronized int get() { return value; }
        synchronized void set(int v) { value = v; }
    }

    private final Cell cell = new Cell();

    public void edit() {
        int v = cell.get();
        int w = slow(v);
        synchronized (cell) { cell.set(w); } // <- here
    }

    private static int slow(int v) { return v * v; }
}
