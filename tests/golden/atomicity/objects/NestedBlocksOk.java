// run: scan --only atomicity
// expect: none
// The two blocks are under two separate holds of the context.

public class NestedBlocksOk {
    private final Object lock = new Object();
    private int n;

    public void f(Object p) {
        synchronized (lock) {
            synchronized (p) {
                n++;
            }
        }
        synchronized (lock) {
            synchronized (p) {
                n--;
            }
        }
    }
}
