// run: scan --only stale-value
// expect: none
// The second object is another one.
public class ReplacedOk {
    static class Cell {
        private int value;
        synchronized int get() { return value; }
        synchronized void set(int v) { value = v; }
    }

    private Cell cell = new Cell();

    public synchronized void renew() {
        int v = cell.get();
        cell = new Cell();
        cell.set(v + 1);
    }
}
