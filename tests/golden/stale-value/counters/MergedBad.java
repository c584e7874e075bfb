// run: scan --library --only stale-value
// expect: stale-value
// An old position goes over a newer one.

public class MergedBad {
    private long log, acknowledged;
    public synchronized void write() { log++; }
    synchronized long log() { return log; }
    synchronized void acknowledge(long p) { acknowledged = p; }
    public void poll() { long at = log(); acknowledge(at); }
}
