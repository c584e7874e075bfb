// run: scan --only stale-value
// expect: stale-value method=VersionCheckBad.edit line=here

public class VersionCheckBad {
    static class Doc {
        private String text = "";
        private int version;
        synchronized String text() { return text; }
        synchronized int version() { return version; }
        synchronized void save(String t) { text = t; version++; }
    }

    public void edit(Doc d, String more) {
        String t = d.text();
        d.save(t + more); // <- here
    }
}
