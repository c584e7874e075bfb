// run: scan --only stale-value
// expect: none
// An assertion decides nothing.

public class AssertedOk {
    private volatile Runnable handler;

    public void setHandler(Runnable handler) {
        assert this.handler == null;
        this.handler = handler;
    }
}
