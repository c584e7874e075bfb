// run: scan --only lock-order
// expect: none
// The gate is a final field of the object whose parts are locked: the same for both.
public class GateFieldOk {
    private final Object gate = new Object(), left = new Object(), right = new Object();
    private int n;

    public void forth() { synchronized (gate) { synchronized (left) { synchronized (right) { n++; } } } }
    public void back() { synchronized (gate) { synchronized (right) { synchronized (left) { n--; } } } }
}
