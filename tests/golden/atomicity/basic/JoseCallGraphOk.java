// run: scan --only atomicity
// expect: none
// Seed 002, Jose's non-pattern: only the unsynchronized implementation is ever made.

public class JoseCallGraphOk {
    interface Out { void write(String s); }

    static class PlainOut implements Out {
        private String text = "";
        public void write(String s) { text += s; }
    }

    static class SyncOut implements Out {
        private String text = "";
        public synchronized void write(String s) { text += s; }
    }

    private final Out out = new PlainOut();

    public synchronized void header(String key, String value) {
        out.write(key);
        out.write(value);
    }
}
