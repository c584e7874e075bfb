// run: scan --only stale-value
// expect: none
// Other elements of a local array are stored.

public class HolderOk {
    static class Cell {
        private int value;
        synchronized int get() { return value; }
        synchronized void set(int v) { value = v; }
    }

    public int exchange(Cell c, int n) {
        int[] box = { 0, n };
        box[0] = c.get();
        c.set(box[1]);
        System.out.println(box[0]);
        return n;
    }
}
