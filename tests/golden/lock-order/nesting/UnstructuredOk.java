// run: scan --only lock-order --library
// expect: none
// Release of the outer lock through a break out of the labelled block before the next one is taken.
public class UnstructuredOk {
    private final Object a = new Object(), b = new Object();
    private int x;
    public void f(int k) {
        out: {
            synchronized (a) {
                if (k > 0) break out;
                x++;
                return;
            }
        }
        synchronized (b) { x--; }
    }
    public void g(int k) {
        for (int i = 0; i < 2; i++) {
            synchronized (b) {
                if (k > i) continue;
                x++;
            }
            synchronized (a) { x--; }
        }
    }
}
