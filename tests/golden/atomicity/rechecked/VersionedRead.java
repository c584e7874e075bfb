// run: scan --only atomicity
// expect: none
// The two reads are validated by the version of the witness and repeated when it changed.
public class VersionedRead {
    public static class Pose {
        private double x, angle;
        private long version;
        public synchronized void set(double nx, double a) { x = nx; angle = a; version++; }
        public synchronized long version() { return version; }
        public synchronized double x() { return x; }
        public synchronized double angle() { return angle; }
    }

    private double lastX;
    private int retries;

    public synchronized double project(Pose p) {
        while (true) {
            long v = p.version();
            double x = p.x();
            double a = p.angle();
            if (p.version() == v) {
                lastX = x;
                return x * Math.cos(a);
            }
            retries++;
        }
    }

    public synchronized double lastX() { return lastX; }
    public synchronized int retries() { return retries; }
}
// corpus: unseen
