// run: scan --only stale-value
// expect: stale-value method=LocalChainBad.scale line=here
// The value travels through several locals and arithmetic.

public class LocalChainBad {
    static class Cell {
        private int value;
        synchronized int get() { return value; }
        synchronized void set(int v) { value = v; }
    }

    private final Cell cell = new Cell();

    public void scale(int f) {
        int a = cell.get();
        int b = a * f;
        long c = b;
        c = c / 2;
        int d = (int) c;
        cell.set(d); // <- here
    }
}
