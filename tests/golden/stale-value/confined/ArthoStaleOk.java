// run: scan --only atomicity,stale-value
// expect: none
// Artho, Havelund and Biere, Using block-local atomicity to detect stale-value concurrency errors: figure 1.

public class ArthoStaleOk {
    private final Object lock = new Object();
    private int field;

    public void inc() {
        int tmp;
        synchronized (lock) {
                tmp = field;
            tmp++;
                field = tmp;
        }
    }

    public int get() {
        synchronized (lock) {
            return field;
        }
    }
}
// corpus: published
