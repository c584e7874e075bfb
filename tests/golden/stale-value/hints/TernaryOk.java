// run: scan --only stale-value
// expect: none
// Only the parameter decides; the old value is not used.

public class TernaryOk {
    static class Cell {
        private int value;
        synchronized int get() { return value; }
        synchronized void set(int v) { value = v; }
    }

    private final Cell cell = new Cell();

    public void put(int n) {
        cell.set(n > 0 ? n - 1 : 9);
    }

    public int value() { return cell.get(); }
}
