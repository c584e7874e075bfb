// run: scan --only stale-value
// expect: stale-value method=ArrayElementBad.withdraw line=here

public class ArrayElementBad {
    static class Cell {
        private int value;
        synchronized int get() { return value; }
        synchronized void set(int v) { value = v; }
    }

    private final Cell[] accounts = new Cell[10];

    public ArrayElementBad() {
        for (int i = 0; i < accounts.length; i++)
            accounts[i] = new Cell();
    }

    public void withdraw(int i, int n) {
        int b = accounts[i].get();
        accounts[i].set(b - n); // <- here
    }
}
