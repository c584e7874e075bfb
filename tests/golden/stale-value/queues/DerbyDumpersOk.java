// run: scan --only atomicity,stale-value
// expect: none
// Derby, sequence generators: the current value is peeked at and then set.

public class DerbyDumpersOk {
    private long current;
    private final long limit = 1000;

    public synchronized long peek() { return current; }

    public synchronized void restart(long n) { current = n; }

    public long next() {
        synchronized (this) {
            long n = peek();
            if (n >= limit)
                throw new IllegalStateException("exhausted");
            restart(n + 1);
            return n;
        }
    }
}
// corpus: published
