// run: scan --only stale-value
// expect: none
// The value read under one lock is written under another: nothing is written back.

public class TwoAccountsOk {
    static class Cell {
        private int value;
        synchronized int get() { return value; }
        synchronized void set(int v) { value = v; }
    }

    public void copy(Cell from, Cell to) {
        to.set(from.get() + 1);
    }
}
