// run: scan --only atomicity,stale-value
// expect: none
// Error Prone NonAtomicVolatileUpdate: x = x + n of a volatile outside of any lock.

public class ErrorProneVolatileOk {
    private volatile String log = "";

    public void add(String line) {
        synchronized (this) {
            log = log + line;
        }
    }

    public String log() {
        return log;
    }
}
// corpus: published
