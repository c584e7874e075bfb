// run: scan --only stale-value
// expect: none
public class PlainAccessorsOk {
    static class Cell {
        private int value;
        int get() { return value; }
        void set(int v) { value = v; }
    }

    private final Object lock = new Object();
    private final Cell cell = new Cell();

    public void step() {
        synchronized (lock) {
            cell.set(cell.get() + 1);
        }
    }
}
