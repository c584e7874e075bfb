// run: scan --only atomicity,stale-value
// expect: none
// SpotBugs AT_NONATOMIC_OPERATIONS_ON_SHARED_VARIABLE: a compound assignment with a shift.

public class SpotbugsShiftOk extends Thread {
    private volatile int bits = 1;

    public synchronized void shift(int by) {
        bits <<= by;
    }

    public synchronized void clear() {
        bits = 0;
    }

    public int bits() {
        return bits;
    }
}
// corpus: published
