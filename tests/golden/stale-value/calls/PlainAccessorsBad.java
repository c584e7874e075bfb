// run: scan --only stale-value
// expect: stale-value method=PlainAccessorsBad.step line=here
// The accessors take no lock, their callers do; each time anew.
public class PlainAccessorsBad {
    static class Cell {
        private int value;
        int get() { return value; }
        void set(int v) { value = v; }
    }

    private final Object lock = new Object();
    private final Cell cell = new Cell();

    public void step() {
        int v;
        synchronized (lock) {
            v = cell.get();
        }
        synchronized (lock) { cell.set(v + 1); } // <- here
    }
}
