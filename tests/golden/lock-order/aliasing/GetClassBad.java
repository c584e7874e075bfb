// run: scan --only lock-order --library
// expect: lock-order locks=GetClassBad$Dict,GetClassBad.class
// synchronized (getClass()) in a final class locks the class object.
public class GetClassBad {
    public static final class Dict {
        private int n;
        public synchronized int size() { return n; }
        public synchronized void fill() { GetClassBad.mark(); }
    }
    private static int marks;
    static synchronized void mark() { marks++; }
    public static void scan(Dict d) {
        synchronized (new GetClassBad().getClass()) { marks += d.size(); }
    }
}
