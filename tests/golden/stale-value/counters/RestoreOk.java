// run: scan --only stale-value
// expect: none
// The lock is held throughout.

public class RestoreOk {
    static class Settings {
        private int level;
        synchronized int level() { return level; }
        synchronized void setLevel(int newLevel) { level = newLevel; }
    }

    private final Settings settings = new Settings();

    public void quietly(Runnable work) {
        synchronized (settings) {
            int saved = settings.level();
            settings.setLevel(9);
            work.run();
            settings.setLevel(saved);
        }
    }
}
