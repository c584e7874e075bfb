// run: scan --only lock-order --library
// expect: none
// The lambda is made under the lock but run after it.
public class LambdaDeferredOk {
    private final Object a = new Object(), b = new Object();
    private int n;
    public void f() {
        Runnable r;
        synchronized (a) { r = () -> { synchronized (b) { n++; } }; }
        r.run();
    }
    public void g() {
        Runnable r;
        synchronized (b) { r = () -> { synchronized (a) { n--; } }; }
        r.run();
    }
}
