// run: scan --only lock-order --library
// expect: lock-order locks=java.lang.Object,java.lang.Object
// locks[i] and locks[j] in argument order.
public class LockArrayBad {
    private final Object[] locks = { new Object(), new Object(), new Object() };
    private final int[] v = new int[3];
    public void move(int i, int j) {
        synchronized (locks[i]) { synchronized (locks[j]) { v[i]--; v[j]++; } }
    }
}
