// run: scan --library --only stale-value
// expect: none
// The greater one stays.

public class MergedOk {
    private long log, acknowledged;
    public synchronized void write() { log++; }
    synchronized long log() { return log; }
    synchronized void acknowledge(long p) { acknowledged = Math.max(acknowledged, p); }
    public void poll() { long at = log(); acknowledge(at); }
}
