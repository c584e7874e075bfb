// run: scan --only stale-value
// expect: stale-value method=DerbyDumpersBad.next line=here
// Derby, sequence generators: the current value is peeked at and then set.

public class DerbyDumpersBad {
    private long current;
    private final long limit = 1000;

    public synchronized long peek() { return current; }

    public synchronized void restart(long n) { current = n; }

    public long next() {
        long n = peek();
        if (n >= limit)
            throw new IllegalStateException("exhausted");
        restart(n + 1); // <- here
        return n;
    }
}
// corpus: published
