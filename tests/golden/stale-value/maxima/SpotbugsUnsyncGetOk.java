// run: scan --only atomicity,stale-value
// expect: none
// SpotBugs UG_SYNC_SET_UNSYNC_GET, with both accessors synchronized and used one after the other.

public class SpotbugsUnsyncGetOk {
    private int level;

    public synchronized int getLevel() {
        return level;
    }

    public synchronized void setLevel(int level) {
        this.level = level;
    }

    public void raise(int by) {
        synchronized (this) {
            int now = getLevel();
            setLevel(Math.min(now + by, 100));
        }
    }
}
// corpus: published
