// run: scan --only stale-value
// expect: none
// The part takes locks, the whole does without: it is not made to be shared.

public class PartOk {
    static class Log {
        private int n;
        private char[] text = new char[100];

        synchronized int room() { return text.length - n; }

        synchronized void add(char c) { text[n++] = c; }
    }

    private final Log log = new Log();
    private int line;
    private char last;

    public void put(char c) {
        line += c == '\n' ? 1 : 0;
        last = c;
        if (log.room() > 0)
            log.add(c);
    }

    public String where() { return line + ":" + last; }
}
