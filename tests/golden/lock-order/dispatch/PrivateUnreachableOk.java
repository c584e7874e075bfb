// run: scan --only lock-order --library
// expect: none
// The opposite order is in a private method that nothing calls.
public class PrivateUnreachableOk {
    private final Object a = new Object(), b = new Object();
    private int n;
    public void ab() { synchronized (a) { synchronized (b) { n++; } } }
    private void ba() { synchronized (b) { synchronized (a) { n--; } } }
}
