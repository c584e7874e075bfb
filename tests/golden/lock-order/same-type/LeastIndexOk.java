// run: scan --only lock-order
// expect: none
// The two with the least and the greatest index are locked in this order; then used again by their own indices.
public class LeastIndexOk {
    static class Cell { int n; synchronized void add(int k) { n += k; } }
    static final Cell[] CELLS = { new Cell(), new Cell(), new Cell() };
    static void move(int from, int to) {
        Cell low = CELLS[Math.min(from, to)], high = CELLS[Math.max(from, to)];
        synchronized (low) { synchronized (high) { CELLS[from].add(-1); CELLS[to].add(1); } }
    }

    public static void main(String[] args) throws Exception {
        new Thread(() -> { for (int i = 0; i < 100000; i++) { move(i % 3, 1); } }).start();
        new Thread(() -> { for (int i = 0; i < 100000; i++) { move(1, i % 3); } }).start();
    }
}
