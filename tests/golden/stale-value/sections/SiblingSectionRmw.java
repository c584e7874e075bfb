// run: scan --only stale-value
// expect: stale-value
// the same monitor is taken twice in one method: value computed from the first section is stored in the second
public class SiblingSectionRmw {
    private final Object lock = new Object();
    private double exposure = 1.0;

    public void adjust(double brightness) {
        double seen;
        synchronized (lock) {
            seen = exposure;
        }
        double corrected = seen * expensiveCurve(brightness);
        synchronized (lock) {
            exposure = corrected;
        }
    }

    private static double expensiveCurve(double b) {
        double r = 1;
        for (int i = 0; i < 20; i++) {
            r = r * 0.9 + b * 0.1;
        }
        return r;
    }

    public double exposure() {
        synchronized (lock) {
            return exposure;
        }
    }
}
// corpus: unseen
