// run: scan --only lock-order --library
// expect: none
// A synchronized method calls itself and others of the same object.
public class ReentrantOk {
    private int n;
    public synchronized int fib(int k) { return k < 2 ? one() : fib(k - 1) + this.fib(k - 2); }
    private synchronized int one() { synchronized (this) { n++; return 1; } }
    public synchronized void reset() { n = 0; one(); }
}
