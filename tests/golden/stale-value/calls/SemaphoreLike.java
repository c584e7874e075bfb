// run: scan --only stale-value
// expect: stale-value
// permits checked and taken through two private synchronized helpers from an unsynchronized public method
public class SemaphoreLike {
    private int permits;

    public SemaphoreLike(int permits) {
        this.permits = permits;
    }

    private synchronized boolean available() {
        return permits > 0;
    }

    private synchronized void take() {
        permits--;
    }

    public synchronized void release() {
        permits++;
    }

    public boolean tryEnter() {
        if (!available()) {
            return false;
        }
        take();
        return true;
    }
}
// corpus: unseen
