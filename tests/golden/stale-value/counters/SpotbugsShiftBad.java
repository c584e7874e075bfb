// run: scan --only stale-value
// expect: stale-value method=SpotbugsShiftBad.shift line=here
// SpotBugs AT_NONATOMIC_OPERATIONS_ON_SHARED_VARIABLE: a compound assignment with a shift.

public class SpotbugsShiftBad extends Thread {
    private volatile int bits = 1;

    public void shift(int by) {
        bits <<= by; // <- here
    }

    public synchronized void clear() {
        bits = 0;
    }

    public int bits() {
        return bits;
    }
}
// corpus: published
