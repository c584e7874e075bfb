// run: scan --only stale-value
// expect: none

public class TwoLevelsOk {
    static class Cell {
        private int value;
        synchronized int get() { return value; }
        synchronized void set(int v) { value = v; }
    }

    private final Cell cell = new Cell();

    private int load() { return load(cell); }
    private static int load(Cell c) { return c.get(); }
    private void store(int v) { store(cell, v); }
    private static void store(Cell c, int v) { c.set(v); }

    public void tick() {
        synchronized (cell) {
            int v = load();
            store(v + 1);
        }
    }
}
