// run: scan --only stale-value
// expect: none
// The local that held the read value is overwritten; what is stored is the parameter.

public class LocalChainOk {
    static class Cell {
        private int value;
        synchronized int get() { return value; }
        synchronized void set(int v) { value = v; }
    }

    private final Cell cell = new Cell();

    public void replace(int f) {
        int a = cell.get();
        System.out.println(a);
        a = f;
        cell.set(a);
    }
}
