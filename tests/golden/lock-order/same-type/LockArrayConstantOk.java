// run: scan --only lock-order --library
// expect: none
// Constant indices, one order.
public class LockArrayConstantOk {
    private final Object[] locks = { new Object(), new Object() };
    private int n;
    public void f() { synchronized (locks[0]) { synchronized (locks[1]) { n++; } } }
    public void g() { synchronized (locks[0]) { synchronized (locks[1]) { n--; } } }
}
