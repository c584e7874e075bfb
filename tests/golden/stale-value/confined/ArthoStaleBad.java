// run: scan --only stale-value
// expect: stale-value method=ArthoStaleBad.inc line=here
// Artho, Havelund and Biere, Using block-local atomicity to detect stale-value concurrency errors: figure 1.

public class ArthoStaleBad {
    private final Object lock = new Object();
    private int field;

    public void inc() {
        int tmp;
        synchronized (lock) {
            tmp = field;
        }
        tmp++;
        synchronized (lock) {
            field = tmp; // <- here
        }
    }

    public int get() {
        synchronized (lock) {
            return field;
        }
    }
}
// corpus: published
