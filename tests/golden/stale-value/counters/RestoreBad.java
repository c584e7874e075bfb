// run: scan --only stale-value
// expect: stale-value method=RestoreBad.quietly line=here severity=low
// A setting is changed for a while and put back. Another change in between is lost, but nobody counts on it.

public class RestoreBad {
    static class Settings {
        private int level;
        synchronized int level() { return level; }
        synchronized void setLevel(int newLevel) { level = newLevel; }
    }

    private final Settings settings = new Settings();

    public void quietly(Runnable work) {
        int saved = settings.level();
        settings.setLevel(9);
        work.run();
        settings.setLevel(saved); // <- here
    }
}
