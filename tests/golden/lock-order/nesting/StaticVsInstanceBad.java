// run: scan --only lock-order --library
// expect: lock-order locks=StaticVsInstanceBad,StaticVsInstanceBad.class
// A static synchronized method locks an instance, an instance method locks the class.
public class StaticVsInstanceBad {
    private static int total;
    private int n;
    public static synchronized void reset(StaticVsInstanceBad s) { s.clear(); }
    public synchronized void clear() { n = 0; }
    public synchronized void inc() { n++; addTotal(); }
    private static synchronized void addTotal() { total++; }
}
