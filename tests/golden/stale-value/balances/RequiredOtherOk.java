// run: scan --library --only stale-value
// expect: none
// What is required is not what is changed.

public class RequiredOtherOk {
    private int balance; private final boolean strict = Boolean.getBoolean("strict");
    private boolean closed;
    public synchronized void close() { closed = true; }
    private synchronized void requireOpen() { if (closed) throw new IllegalStateException("closed"); }
    private synchronized void add(int n) { balance += n; }
    public void deposit(int n) { requireOpen(); add(n); }
}
