// run: scan --only lock-order --library
// expect: lock-order locks=java.lang.Object,java.lang.Object
// The locks are components of a record.
public class RecordLockBad {
    record Locks(Object head, Object tail) { }
    private final Locks locks = new Locks(new Object(), new Object());
    private int n;
    public void put() { synchronized (locks.tail()) { synchronized (locks.head()) { n++; } } }
    public void take() { synchronized (locks.head()) { synchronized (locks.tail()) { n--; } } }
}
