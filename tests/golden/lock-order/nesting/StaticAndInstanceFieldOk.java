// run: scan --only lock-order --library
// expect: none
// Static synchronized and instance synchronized methods protect the same counter: a race, but no nesting at all.
public class StaticAndInstanceFieldOk {
    private static int total;
    public static synchronized void reset() { total = 0; }
    public synchronized void inc() { total++; }
}
