// run: scan --only stale-value
// expect: none
// Optimistic: saved only if the version is still the one that was read.

public class VersionCheckOk {
    static class Doc {
        private String text = "";
        private int version;
        synchronized String text() { return text; }
        synchronized int version() { return version; }
        synchronized boolean save(String t, int expected) {
            if (version != expected)
                return false;
            text = t;
            version++;
            return true;
        }
    }

    public void edit(Doc d, String more) {
        for (;;) {
            int v = d.version();
            String t = d.text();
            if (d.save(t + more, v))
                return;
        }
    }
}
