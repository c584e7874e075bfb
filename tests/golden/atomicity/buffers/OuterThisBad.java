// run: scan --only atomicity
// expect: atomicity method=OuterThisBad$Inner.both line=here context=this.this$0
// The context is the enclosing object.
public class OuterThisBad {
    public static class Cell { private int v; public synchronized int get() { return v; } public synchronized void set(int x) { v = x; } }
    private int k;
    public class Inner {
        public void both(Cell c) {
            synchronized (OuterThisBad.this) {
                k = c.get();
                c.set(k + 1); // <- here
            }
        }
    }
}
