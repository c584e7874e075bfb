// run: scan --only stale-value
// expect: stale-value method=AssertedBad.setHandler line=here

public class AssertedBad {
    private volatile Runnable handler;

    public void setHandler(Runnable handler) {
        if (this.handler != null)
            throw new IllegalStateException();
        this.handler = handler; // <- here
    }
}
