// run: scan --only stale-value
// expect: none

public class AnonymousRunnableOk {
    static class Cell {
        private int value;
        synchronized int get() { return value; }
        synchronized void set(int v) { value = v; }
    }

    private final Cell cell = new Cell();

    public void start() {
        new Thread(new Runnable() {
            @Override public void run() {
                synchronized (cell) {
                    cell.set(cell.get() + 1);
                }
            }
        }).start();
    }
}
