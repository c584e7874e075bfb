// run: scan --only stale-value
// expect: none
// The values read are only printed; nothing is written back.

public class PrintedOnlyOk {
    static class Cell {
        private int value;
        synchronized int get() { return value; }
        synchronized void set(int v) { value = v; }
    }

    private final Cell cell = new Cell();

    public void put(int v) { cell.set(v); }

    public void show() {
        int v = cell.get();
        if (v > 10)
            System.out.println("large: " + v);
        else
            System.out.println("small");
    }
}
