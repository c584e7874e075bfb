// run: scan --only atomicity
// expect: none
// The Plan gets its two fields before it is published through the volatile, and is never changed later.
public class PrePublishBuild {
    static class Plan {
        private int start, end;
        synchronized void start(int s) { start = s; }
        synchronized void end(int e) { end = e; }
        synchronized int length() { return end - start; }
    }

    private volatile Plan current;
    private final Object buildLock = new Object();
    private int built;

    void rebuild(int s) {
        synchronized (buildLock) {
            Plan p = new Plan();
            p.start(s);
            p.end(s + 10);
            built++;
            current = p;
        }
    }

    int length() {
        Plan p = current;
        return p == null ? 0 : p.length();
    }

    public static void main(String[] args) {
        PrePublishBuild b = new PrePublishBuild();
        new Thread(() -> { for (int i = 0; i < 1000; i++) b.rebuild(i); }).start();
        new Thread(() -> { for (int i = 0; i < 1000; i++) b.length(); }).start();
    }
}
// corpus: unseen
