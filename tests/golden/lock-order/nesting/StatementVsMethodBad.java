// run: scan --only lock-order --library
// expect: lock-order locks=StatementVsMethodBad,StatementVsMethodBad$Log
// A synchronized statement on a field against a synchronized method.
public class StatementVsMethodBad {
    private final Log log = new Log(this);
    private int n;
    public Log log() { return log; }
    public synchronized int count() { return n; }
    public synchronized void work() {
        n++;
        synchronized (log) { log.lines++; }
    }
    public static class Log {
        private final StatementVsMethodBad owner;
        private int lines;
        Log(StatementVsMethodBad s) { owner = s; }
        public synchronized int dump() { return lines + owner.count(); }
    }
}
