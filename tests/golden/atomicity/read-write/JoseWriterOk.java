// run: scan --only atomicity
// expect: none

public class JoseWriterOk {
    static class Out {
        private final StringBuilder text = new StringBuilder();
        synchronized void write(String s) { text.append(s); }
    }

    private final Out out;

    public JoseWriterOk(Out out) { this.out = out; }

    public synchronized void header(String key, String value) {
        synchronized (out) {
            out.write(key);
            out.write(value);
        }
    }
}
