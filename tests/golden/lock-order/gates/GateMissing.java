// run: scan --only lock-order
// expect: lock-order
// lexer and parser locks are taken in both orders without a common gate
public class GateMissing {
    private final Object gate = new Object();
    private final Object lexerLock = new Object();
    private final Object parserLock = new Object();
    private int tokens, nodes;

    public void parse(String s) {
        synchronized (parserLock) {
            nodes++;
            synchronized (lexerLock) {
                tokens += s.length();
            }
        }
    }
    public int[] reset() {
        synchronized (lexerLock) {
            int t = tokens;
            tokens = 0;
            synchronized (parserLock) {
                int n = nodes;
                nodes = 0;
                return new int[] {t, n};
            }
        }
    }
    public int tokens() {
        synchronized (lexerLock) {
            return tokens;
        }
    }
    public int nodes() {
        synchronized (parserLock) {
            return nodes;
        }
    }
}
// corpus: unseen
