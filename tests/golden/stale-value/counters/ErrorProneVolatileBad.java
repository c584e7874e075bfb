// run: scan --only stale-value
// expect: stale-value method=ErrorProneVolatileBad.add line=here
// Error Prone NonAtomicVolatileUpdate: x = x + n of a volatile outside of any lock.

public class ErrorProneVolatileBad {
    private volatile String log = "";

    public void add(String line) {
        log = log + line; // <- here
    }

    public String log() {
        return log;
    }
}
// corpus: published
