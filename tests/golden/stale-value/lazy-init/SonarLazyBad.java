// run: scan --only stale-value
// expect: stale-value method=SonarLazyBad.parser line=here
// SonarQube S2168 turned round: the synchronized getter and the synchronized setter make the lazy value, not one block.

public class SonarLazyBad {
    public static class Parser {
        private int depth;
        public synchronized void open() { depth++; }
    }

    private Parser parser;

    private synchronized Parser get() { return parser; }

    private synchronized void set(Parser p) { parser = p; }

    public Parser parser() {
        Parser p = get();
        if (p == null) {
            p = new Parser();
            set(p); // <- here
        }
        return p;
    }
}
// corpus: published
