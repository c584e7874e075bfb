// run: scan --only atomicity
// expect: none

public class ArbaroProgressOk {
    static class Progress {
        private int value;
        synchronized int get() { return value; }
        synchronized void set(int v) { value = v; }
    }

    private final Progress progress;

    public ArbaroProgressOk(Progress p) { progress = p; }

    public synchronized void update(int now, int max) {
        synchronized (progress) {
            if (now - progress.get() > max * 0.01)
                progress.set(now);
        }
    }
}
