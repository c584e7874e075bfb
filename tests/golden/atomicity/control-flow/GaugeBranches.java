// run: scan --only atomicity
// expect: none
// the gauge is locked once on each branch, never twice on a path
public class GaugeBranches {
    public static class Gauge {
        private double level, limit = 100;
        public synchronized double level() { return level; }
        public synchronized double limit() { return limit; }
        public synchronized void set(double l, double m) { level = l; limit = m; }
    }
    public enum Mode { LEVEL, LIMIT }
    private double last;
    private int polls;

    public synchronized double poll(Gauge g, Mode mode) {
        polls++;
        if (mode == Mode.LIMIT) {
            last = g.limit();
        } else {
            last = g.level();
        }
        return last;
    }
    public synchronized int polls() { return polls; }
    public synchronized double last() { return last; }
}
// corpus: unseen
