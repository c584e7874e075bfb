// run: scan --only stale-value
// expect: none
// volatile counter is only modified under the lock; the getter reads it without
public class LockedVolatile {
    private volatile int version;
    private final Object writeLock = new Object();
    private String payload = "";

    public void publish(String p) {
        synchronized (writeLock) {
            payload = p;
            version++;
        }
    }

    public int version() {
        return version;
    }

    public String payload() {
        synchronized (writeLock) {
            return payload;
        }
    }
}
// corpus: unseen
