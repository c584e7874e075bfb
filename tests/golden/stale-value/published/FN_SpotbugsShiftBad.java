// run: scan --only stale-value
// expect: none
// SpotBugs AT_NONATOMIC_OPERATIONS_ON_SHARED_VARIABLE: a compound assignment with a shift.
// Missed: A volatile number of a thread counts as its own whoever uses it.

public class FN_SpotbugsShiftBad extends Thread {
    private volatile int bits = 1;

    public void shift(int by) {
        bits <<= by; // missed
    }

    public synchronized void clear() {
        bits = 0;
    }

    public int bits() {
        return bits;
    }
}
