// run: scan --only lock-order --library
// expect: none
// Two private final lock objects of one class, always in the same order.
public class PrivateLocksOk {
    private final Object readLock = new Object();
    private final Object writeLock = new Object();
    private int n;
    public void copy() { synchronized (readLock) { synchronized (writeLock) { n++; } } }
    public void flush() { synchronized (readLock) { synchronized (writeLock) { n--; } } }
    public void one() { synchronized (writeLock) { n = 0; } }
}
