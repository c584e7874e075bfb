// run: scan --only lock-order --library
// expect: none
// One order occurs only in a static initialiser, which runs once, before any method of the class can take the other order;
// the locks are private to the class.
public class ClinitOnlyOk {
    private static final Object a = new Object(), b = new Object();
    private static int n;
    static { synchronized (b) { synchronized (a) { n = 1; } } }
    public static void f() { synchronized (a) { synchronized (b) { n++; } } }
}
