// run: scan --only stale-value
// expect: stale-value method=ConfinedThreadBad.lambda$count$0 line=here
// The local object is shared by two started threads.

public class ConfinedThreadBad {
    static class Cell {
        private int value;
        synchronized int get() { return value; }
        synchronized void set(int v) { value = v; }
    }

    public void count() {
        Cell c = new Cell();
        Runnable r = () -> c.set(c.get() + 1); // <- here
        new Thread(r).start();
        new Thread(r).start();
    }
}
