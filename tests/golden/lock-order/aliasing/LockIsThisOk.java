// run: scan --only lock-order --library
// expect: none
// The lock field is set to this, as Collections.synchronizedX and java.io.Writer do: one lock.
public class LockIsThisOk {
    private final Object lock;
    private int n;
    public LockIsThisOk() { lock = this; }
    public synchronized void f() { synchronized (lock) { n++; } }
    public void g() { synchronized (lock) { h(); } }
    private synchronized void h() { n--; }
}
