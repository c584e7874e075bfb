// run: scan --only lock-order --library
// expect: lock-order locks=java.lang.Object,java.lang.Object severity=high
// Two private final lock objects of one class, both orders.
public class PrivateLocksBad {
    private final Object readLock = new Object();
    private final Object writeLock = new Object();
    private int n;
    public void copy() { synchronized (readLock) { synchronized (writeLock) { n++; } } }
    public void flush() { synchronized (writeLock) { synchronized (readLock) { n--; } } }
}
