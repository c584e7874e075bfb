// run: scan --only stale-value
// expect: stale-value method=ShavitPetersonBad.enter line=here
// Herlihy and Shavit: Peterson's lock for two threads; with only the flags both may pass.

public class ShavitPetersonBad {
    private volatile boolean zero, one;
    private volatile int victim;
    private volatile boolean busy;

    public void enter(boolean isZero) {
        while (busy)
            Thread.onSpinWait();
        busy = true; // <- here
    }

    public void leave(boolean isZero) {
        if (isZero)
            zero = false;
        else
            one = false;
        busy = false;
    }
}
// corpus: published
