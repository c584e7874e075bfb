// run: scan --only stale-value
// expect: stale-value method=LoopAccumulateBad.addAll line=here

public class LoopAccumulateBad {
    static class Cell {
        private int value;
        synchronized int get() { return value; }
        synchronized void set(int v) { value = v; }
    }

    public void addAll(Cell sum, int[] xs) {
        for (int x : xs) {
            int v = sum.get();
            sum.set(v + x); // <- here
        }
    }
}
