// run: scan --only stale-value
// expect: none
// The index differs, and so does the object.

public class ArrayElementOk {
    static class Cell {
        private int value;
        synchronized int get() { return value; }
        synchronized void set(int v) { value = v; }
    }

    private final Cell[] accounts = new Cell[10];

    public ArrayElementOk() {
        for (int i = 0; i < accounts.length; i++)
            accounts[i] = new Cell();
    }

    public void shift() {
        for (int i = 0; i + 1 < accounts.length; i++)
            accounts[i + 1].set(accounts[i].get());
    }
}
