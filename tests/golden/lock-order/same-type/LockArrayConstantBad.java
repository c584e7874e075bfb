// run: scan --only lock-order --library
// expect: lock-order locks=java.lang.Object,java.lang.Object
// Constant indices, both orders.
public class LockArrayConstantBad {
    private final Object[] locks = { new Object(), new Object() };
    private int n;
    public void f() { synchronized (locks[0]) { synchronized (locks[1]) { n++; } } }
    public void g() { synchronized (locks[1]) { synchronized (locks[0]) { n--; } } }
}
