// run: scan --only atomicity
// expect: atomicity method=TextGlue.append line=here
// TextGlue.append (context this): other.length and other.copyTo are two sections of the witness TextGlue, truncate may come between.
public class TextGlue {
    private final Object mutex = new Object();
    private char[] buf = new char[8];
    private int n;

    public int length() { synchronized (mutex) { return n; } }

    public void truncate(int len) {
        synchronized (mutex) { n = Math.min(n, len); }
    }

    public void copyTo(int from, int to, char[] dst, int at) {
        synchronized (mutex) {
            if (to > n) throw new IndexOutOfBoundsException(String.valueOf(to));
            System.arraycopy(buf, from, dst, at, to - from);
        }
    }

    public void append(String s) {
        synchronized (mutex) { put(s.toCharArray(), s.length()); }
    }

    public void append(TextGlue other) {
        synchronized (mutex) {
            int len = other.length();
            char[] c = new char[len];
            other.copyTo(0, len, c, 0); // <- here
            put(c, len);
        }
    }

    private void put(char[] c, int len) {
        if (n + len > buf.length) buf = java.util.Arrays.copyOf(buf, (n + len) * 2);
        System.arraycopy(c, 0, buf, n, len);
        n += len;
    }
}
// corpus: unseen
