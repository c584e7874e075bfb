// State that is volatile says nothing of settings, which are mostly set before anybody else has the object.
// run: scan --library --only data-race --min-severity low
public class SettingBeforeUse {
    private volatile int served;
    private volatile boolean stopped;
    private long timeout;

    public void serve() {
        served = served + 1;
    }

    public void stop() {
        stopped = true;
    }

    public void setTimeout(long timeout) {
        this.timeout = timeout; // expect: data-race field=SettingBeforeUse.timeout severity=low
    }

    public long limit() {
        return stopped ? served : timeout;
    }
}
