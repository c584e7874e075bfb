// run: scan --only lock-order --library
// expect: none
// The helper calls back into the object whose lock the thread already holds; nobody else can reach the helper.
public class CallbackReentrantOk {
    private final Helper helper = new Helper();
    private int n;
    public synchronized void work() { helper.run(this); }
    synchronized void done() { n++; }
    private static class Helper {
        private int runs;
        synchronized void run(CallbackReentrantOk s) { runs++; s.done(); }
    }
}
