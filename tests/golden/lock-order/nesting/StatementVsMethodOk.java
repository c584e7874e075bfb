// run: scan --only lock-order --library
// expect: none
// As StatementVsMethodBad; dump asks its owner first.
public class StatementVsMethodOk {
    private final Log log = new Log(this);
    private int n;
    public Log log() { return log; }
    public synchronized int count() { return n; }
    public synchronized void work() {
        n++;
        synchronized (log) { log.lines++; }
    }
    public static class Log {
        private final StatementVsMethodOk owner;
        private int lines;
        Log(StatementVsMethodOk s) { owner = s; }
        public int dump() {
            int c = owner.count();
            synchronized (this) { return lines + c; }
        }
    }
}
