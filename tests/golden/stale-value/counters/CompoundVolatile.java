// run: scan --only stale-value
// expect: stale-value
// expect: stale-value
// compound assignment to a volatile double from any thread
public class CompoundVolatile {
    private volatile double usage;
    private volatile int samples;

    public void report(double kwh) {
        usage += kwh;
        samples += 1;
    }

    public double average() {
        int n = samples;
        return n == 0 ? 0 : usage / n;
    }
}
// corpus: unseen
