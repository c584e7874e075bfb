// run: scan --only atomicity,stale-value
// expect: none
// Herlihy and Shavit: Peterson's lock for two threads; with only the flags both may pass.

public class ShavitPetersonOk {
    private volatile boolean zero, one;
    private volatile int victim;
    private volatile boolean busy;

    public void enter(boolean isZero) {
        if (isZero)
            zero = true;
        else
            one = true;
        victim = isZero ? 0 : 1;
        while ((isZero ? one : zero) && victim == (isZero ? 0 : 1))
            Thread.onSpinWait();
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
