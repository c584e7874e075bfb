// run: scan --only stale-value
// expect: stale-value method=ConfinedLocalBad.count line=here
// The local object is published before it is used.

public class ConfinedLocalBad {
    static class Cell {
        private int value;
        synchronized int get() { return value; }
        synchronized void set(int v) { value = v; }
    }

    public static volatile Cell shared;

    public static void reset() { shared.set(0); }

    public int count(int n) {
        Cell c = new Cell();
        shared = c;
        c.set(c.get() + n); // <- here
        return n;
    }
}
