// run: scan --only stale-value
// expect: stale-value method=PrintedOnlyBad.show line=here
// What is printed does no harm, what is stored does.

public class PrintedOnlyBad {
    static class Cell {
        private int value;
        synchronized int get() { return value; }
        synchronized void set(int v) { value = v; }
    }

    private final Cell cell = new Cell();

    public void show() {
        int v = cell.get();
        System.out.println("was " + v);
        cell.set(v + 1); // <- here
    }
}
