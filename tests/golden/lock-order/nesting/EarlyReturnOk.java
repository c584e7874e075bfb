// run: scan --only lock-order --library
// expect: none
// The second lock is only taken on the path where the first has been released.
public class EarlyReturnOk {
    private final Object a = new Object(), b = new Object();
    private int x;
    public int f(boolean quick) {
        synchronized (a) {
            if (quick) return x;
            x++;
        }
        synchronized (b) { return x; }
    }
    public int g(boolean quick) {
        synchronized (b) {
            if (quick) return x;
            x--;
        }
        synchronized (a) { return x; }
    }
}
