// run: scan --only lock-order --library
// expect: lock-order locks=CallbackReentrantBad,CallbackReentrantBad$Helper
// As CallbackReentrantOk, but the helper is public and can be entered without the outer lock.
public class CallbackReentrantBad {
    private final Helper helper = new Helper();
    private int n;
    public Helper helper() { return helper; }
    public synchronized void work() { helper.run(this); }
    public synchronized void done() { n++; }
    public static class Helper {
        private int runs;
        public synchronized void run(CallbackReentrantBad s) { runs++; s.done(); }
    }
}
