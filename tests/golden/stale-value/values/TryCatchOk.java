// run: scan --only stale-value
// expect: none

public class TryCatchOk {
    static class Cell {
        private int value;
        synchronized int get() { return value; }
        synchronized void set(int v) { value = v; }
    }

    private final Cell cell = new Cell();

    public void add(String text) {
        int d;
        try {
            d = Integer.parseInt(text);
        } catch (NumberFormatException e) {
            d = -1;
        } finally {
            System.out.println(text);
        }
        synchronized (cell) {
            cell.set(cell.get() + d);
        }
    }
}
