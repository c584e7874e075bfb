// run: scan --only stale-value
// expect: stale-value method=SpotbugsUnsyncGetBad.raise line=here
// SpotBugs UG_SYNC_SET_UNSYNC_GET, with both accessors synchronized and used one after the other.

public class SpotbugsUnsyncGetBad {
    private int level;

    public synchronized int getLevel() {
        return level;
    }

    public synchronized void setLevel(int level) {
        this.level = level;
    }

    public void raise(int by) {
        int now = getLevel();
        setLevel(Math.min(now + by, 100)); // <- here
    }
}
// corpus: published
