// run: scan --only atomicity
// expect: none
// The two increments are of two unrelated counters, each counter has its own lock and is touched once.
public class IndependentMeters {
    public static final class Meter {
        private long n;
        public synchronized void inc() { n++; }
        public synchronized long value() { return n; }
    }

    private final Meter requests = new Meter();
    private final Meter bytes = new Meter();
    private final StringBuilder log = new StringBuilder();

    public Meter requests() { return requests; }
    public Meter bytes() { return bytes; }

    public synchronized void handle(String line) {
        requests.inc();
        log.append(line);
        if (line.length() > 80) bytes.inc();
    }

    public synchronized int logSize() { return log.length(); }
    public synchronized void clearLog() { log.setLength(0); }
}
// corpus: unseen
