// run: scan --only atomicity
// expect: atomicity
// the gauge is locked twice one after the other under this
public class GaugeSequence {
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
        double l = g.level();
        if (mode == Mode.LIMIT) {
            l = l / g.limit();
        }
        last = l;
        return last;
    }
    public synchronized int polls() { return polls; }
    public synchronized double last() { return last; }
}
// corpus: unseen
