// run: scan --only atomicity
// expect: none
// All methods use the same monitor, nested getters are reentrant and it is never released in between.
public class SameMonitor {
    private double lat, lon;
    private int reads;

    public synchronized double lat() { return lat; }
    public synchronized double lon() { return lon; }

    public synchronized void jump(double a, double b) {
        lat = a;
        lon = b;
    }

    public synchronized String pretty() {
        reads++;
        return lat() + "," + lon();
    }

    public synchronized boolean at(double a, double b) {
        reads++;
        return lat() == a && lon() == b;
    }

    public synchronized int reads() { return reads; }
}
// corpus: unseen
