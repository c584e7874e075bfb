// run: scan --only lock-order --library
// expect: none
// The instance method has released its own lock when it takes the class lock.
public class StaticVsInstanceOk {
    private static int total;
    private int n;
    public static synchronized void reset(StaticVsInstanceOk s) { s.clear(); }
    public synchronized void clear() { n = 0; }
    public void inc() { bump(); addTotal(); }
    private synchronized void bump() { n++; }
    private static synchronized void addTotal() { total++; }
}
