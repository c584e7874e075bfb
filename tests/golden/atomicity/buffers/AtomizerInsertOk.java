// run: scan --only atomicity,stale-value
// expect: none
// Flanagan and Qadeer; Flanagan and Freund: StringBuffer.append, here insert at a place.

public class AtomizerInsertOk {
    private final StringBuilder text = new StringBuilder();

    public synchronized void insert(int at, StringBuffer other) {
        synchronized (other) {
            int n = other.length();
            char[] chars = new char[n];
            other.getChars(0, n, chars, 0);
            text.insert(at, chars);
        }
    }

    public synchronized String text() { return text.toString(); }
}
// corpus: published
