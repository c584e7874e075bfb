// run: scan --only stale-value
// expect: none

public class LoopAccumulateOk {
    static class Cell {
        private int value;
        synchronized int get() { return value; }
        synchronized void set(int v) { value = v; }
    }

    public void addAll(Cell sum, int[] xs) {
        for (int x : xs) {
            synchronized (sum) {
                int v = sum.get();
                sum.set(v + x);
            }
        }
    }
}
