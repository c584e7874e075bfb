// run: scan --only stale-value
// expect: stale-value method=TernaryBad.down line=here

public class TernaryBad {
    static class Cell {
        private int value;
        synchronized int get() { return value; }
        synchronized void set(int v) { value = v; }
    }

    private final Cell cell = new Cell();

    public void down() {
        int v = cell.get();
        cell.set(v > 0 ? v - 1 : 9); // <- here
    }
}
