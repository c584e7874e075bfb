// run: scan --only lock-order --library
// expect: none
// locks[i] and locks[j], the smaller index first.
public class LockArrayOk {
    private final Object[] locks = { new Object(), new Object(), new Object() };
    private final int[] v = new int[3];
    public void move(int i, int j) {
        int lo = Math.min(i, j), hi = Math.max(i, j);
        synchronized (locks[lo]) { synchronized (locks[hi]) { v[i]--; v[j]++; } }
    }
}
