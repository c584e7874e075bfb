// run: scan --only lock-order --library
// expect: none
// Both locks are taken in both orders, one after the other, never nested.
public class SequentialOk {
    private final Object a = new Object(), b = new Object();
    private int x, y;
    public void ab() { synchronized (a) { x++; } synchronized (b) { y++; } }
    public void ba() { synchronized (b) { y++; } synchronized (a) { x++; } }
}
