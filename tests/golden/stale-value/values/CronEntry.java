// run: scan --only stale-value
// expect: stale-value
// the due time is read through a synchronized getter and moved on by a setter; two scheduler threads fire the same entry
public class CronEntry {
    private long nextFire;
    private final long period;
    private final Runnable action;
    private boolean enabled = true;

    public CronEntry(long first, long period, Runnable action) {
        this.nextFire = first;
        this.period = period;
        this.action = action;
    }

    public synchronized long getNextFire() {
        return nextFire;
    }

    public synchronized void setNextFire(long t) {
        nextFire = t;
    }

    public synchronized void setEnabled(boolean e) {
        enabled = e;
    }

    public synchronized boolean isEnabled() {
        return enabled;
    }

    public void poll(long now) {
        if (!isEnabled()) {
            return;
        }
        long due = getNextFire();
        if (now >= due) {
            setNextFire(due + period);
            action.run();
        }
    }
}
// corpus: unseen
