// run: scan --only stale-value
// expect: stale-value method=AnonymousRunnableBad$1.run line=here
// The composition is in an anonymous class and reaches the cell through this$0.

public class AnonymousRunnableBad {
    static class Cell {
        private int value;
        synchronized int get() { return value; }
        synchronized void set(int v) { value = v; }
    }

    private final Cell cell = new Cell();

    public void start() {
        new Thread(new Runnable() {
            @Override public void run() {
                cell.set(cell.get() + 1); // <- here
            }
        }).start();
    }
}
