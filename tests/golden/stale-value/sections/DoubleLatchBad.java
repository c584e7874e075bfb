// run: scan --only stale-value
// expect: stale-value method=DoubleLatchBad.init line=here
// A flag under the lock, the work outside, and the flag set under the lock again.

public class DoubleLatchBad {
    private boolean isDone, isBusy;
    private int runs;

    public void init(Runnable work) {
        synchronized (this) {
            if (isDone)
                return;
        }
        work.run();
        synchronized (this) {
            isDone = true; // <- here
            isBusy = false;
            runs++;
        }
    }
}
// corpus: published
