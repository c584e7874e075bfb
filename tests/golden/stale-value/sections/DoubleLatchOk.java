// run: scan --only stale-value
// expect: none
// A flag under the lock, the work outside, and the flag set under the lock again.
// Not so: What is read is claimed by setting another field in the same step.

public class DoubleLatchOk {
    private boolean isDone, isBusy;
    private int runs;

    public void init(Runnable work) {
        synchronized (this) {
            if (isDone || isBusy)
                return;
            isBusy = true;
        }
        work.run();
        synchronized (this) {
            isDone = true;
            isBusy = false;
            runs++;
        }
    }
}
// corpus: published
