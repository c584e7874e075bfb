// run: scan --only stale-value
// expect: none
// The object never leaves the method.

public class ConfinedLocalOk {
    static class Cell {
        private int value;
        synchronized int get() { return value; }
        synchronized void set(int v) { value = v; }
    }

    public int count(int[] xs) {
        Cell c = new Cell();
        for (int x : xs) {
            if (c.get() < x)
                c.set(c.get() + 1);
        }
        return c.get();
    }
}
