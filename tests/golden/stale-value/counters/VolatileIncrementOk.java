// run: scan --only stale-value
// expect: none
// Every writer holds the lock; the readers need none.

public class VolatileIncrementOk {
    private volatile int count;

    public synchronized int next() {
        return count++;
    }

    public int current() { return count; }
}
