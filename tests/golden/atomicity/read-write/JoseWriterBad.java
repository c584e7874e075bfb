// run: scan --only atomicity
// expect: atomicity method=JoseWriterBad.header line=here witness=this.out context=this
// Seed 002, Jose: a writer is synchronized for each write although a sequence of writes should be one step.

public class JoseWriterBad {
    static class Out {
        private final StringBuilder text = new StringBuilder();
        synchronized void write(String s) { text.append(s); }
    }

    private final Out out;

    public JoseWriterBad(Out out) { this.out = out; }

    public synchronized void header(String key, String value) {
        out.write(key);
        out.write(value); // <- here
    }
}
