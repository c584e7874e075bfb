// run: scan --only atomicity
// expect: none
// Each lock once per call, in different methods that are not nested.
public class SeparateHoldsOk {
    public static class Cell { private int v; public synchronized int get() { return v; } public synchronized void set(int x) { v = x; } }
    public synchronized int a(Cell c) { return c.get(); }
    public synchronized void b(Cell c) { c.set(1); }
    public void ab(Cell c) { a(c); b(c); }
}
