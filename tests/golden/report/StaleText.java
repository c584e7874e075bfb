// What was read and what is written, each with its own line and that of its lock.
// run: raddle scan --only stale-value --library --source $(dirname $JAVA) $CLASSES
// exit: 1
// out: $JAVA:32: high stale-value: this.size, read under the lock on this, is written back after the lock was released and taken again [score ..., ...]
// out:   first reads this.size under the lock on this, taken in line 27:
// out:     StaleText.grow (StaleText.java:28)
// out:           28 | old = size;
// out:   later writes this.size under a new lock on this, taken in line 31:
// out:     StaleText.grow (StaleText.java:32)
// out:           32 | size = bigger;
// out:   for:     what is written is computed from what was read before
// out: ...
// run: raddle scan --only stale-value --library -f json $CLASSES | grep -e '"read": "' -e '"written"'
// out:       "read": "this.size",
// out:       "written": "this.size",
public class StaleText {
    private int size;

    public synchronized int size() {
        return size;
    }

    public void grow() {
        // The lock is taken a line above, so that
        // there is something to tell apart.
        int old;
        synchronized (this) {
            old = size;
        }
        int bigger = old * 2 + 1;
        synchronized (this) {
            size = bigger;
        }
    }
}
