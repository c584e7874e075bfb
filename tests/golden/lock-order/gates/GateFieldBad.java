// run: scan --only lock-order
// expect: lock-order locks=java.lang.Object,java.lang.Object
// The gate may be another one the second time.
public class GateFieldBad {
    private final Object left = new Object(), right = new Object();
    private Object gate = new Object();
    private int n;

    public void reset() { gate = new Object(); }
    public void forth() { synchronized (gate) { synchronized (left) { synchronized (right) { n++; } } } }
    public void back() { synchronized (gate) { synchronized (right) { synchronized (left) { n--; } } } }
}
