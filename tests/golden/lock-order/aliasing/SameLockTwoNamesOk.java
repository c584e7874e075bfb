// run: scan --only lock-order --library
// expect: none
// Two fields, one lock object: taking "both" is re-entrant.
public class SameLockTwoNamesOk {
    private final Object in = new Object();
    private final Object out = in;
    private int n;
    public void f() { synchronized (in) { synchronized (out) { n++; } } }
    public void g() { synchronized (out) { synchronized (in) { n--; } } }
}
