// run: scan --only atomicity
// expect: atomicity method=BelowSynchronizedBad.ab line=here witness=c context=BelowSynchronizedBad.class
// The context is in the caller, the witness below two synchronized methods of this.
public class BelowSynchronizedBad {
    public static class Cell { private int v; public synchronized int get() { return v; } public synchronized void set(int x) { v = x; } }
    public synchronized int a(Cell c) { return c.get(); }
    public synchronized void b(Cell c, int x) { c.set(x); }
    public void ab(Cell c) {
        synchronized (BelowSynchronizedBad.class) {
            int x = a(c);
            b(c, x + 1); // <- here
        }
    }
}
