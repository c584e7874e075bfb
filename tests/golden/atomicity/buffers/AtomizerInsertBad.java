// run: scan --only atomicity
// expect: atomicity method=AtomizerInsertBad.insert line=here
// Flanagan and Qadeer; Flanagan and Freund: StringBuffer.append, here insert at a place.

public class AtomizerInsertBad {
    private final StringBuilder text = new StringBuilder();

    public synchronized void insert(int at, StringBuffer other) {
        int n = other.length();
        char[] chars = new char[n];
        other.getChars(0, n, chars, 0); // <- here
        text.insert(at, chars);
    }

    public synchronized String text() { return text.toString(); }
}
// corpus: published
