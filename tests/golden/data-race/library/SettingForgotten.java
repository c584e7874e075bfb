// Settings that are volatile are changed while others use the object; so is the one that is not.
// run: scan --library --only data-race
public class SettingForgotten {
    private volatile int size;
    private volatile int wait;
    private volatile int retries;
    private long timeout;

    public void setSize(int size) {
        this.size = size;
    }

    public void setWait(int wait) {
        this.wait = wait;
    }

    public void setRetries(int retries) {
        this.retries = retries;
    }

    public void setTimeout(long timeout) {
        this.timeout = timeout; // expect: data-race#1 field=SettingForgotten.timeout severity=high
    }

    public long limit() {
        return size * retries * (timeout - wait); // expect: data-race#1
    }
}
