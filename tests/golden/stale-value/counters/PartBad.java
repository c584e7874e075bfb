// run: scan --only stale-value
// expect: stale-value method=PartBad.put line=here

public class PartBad {
    static class Log {
        private int n;
        private char[] text = new char[100];

        synchronized int room() { return text.length - n; }

        synchronized void add(char c) { text[n++] = c; }
    }

    private final Log log = new Log();

    public void put(char c) {
        if (log.room() > 0)
            log.add(c); // <- here
    }
}
