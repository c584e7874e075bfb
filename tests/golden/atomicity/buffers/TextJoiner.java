// run: scan --only atomicity --library
// expect: atomicity
// TextJoiner.append(StringBuffer) holds the joiner's monitor, reads sb.length() and later calls sb.getChars(0, len): another thread may shorten the caller's StringBuffer in between (IndexOutOfBounds or torn text).
import java.util.Arrays;

public class TextJoiner {
    private char[] data = new char[32];
    private int used;
    private final String separator;

    public TextJoiner(String separator) {
        this.separator = separator;
    }

    private void ensure(int extra) {
        if (used + extra > data.length) {
            data = Arrays.copyOf(data, Math.max(data.length * 2, used + extra));
        }
    }

    private void raw(String s) {
        ensure(s.length());
        s.getChars(0, s.length(), data, used);
        used += s.length();
    }

    public synchronized TextJoiner append(String s) {
        if (used > 0) {
            raw(separator);
        }
        raw(s);
        return this;
    }

    public synchronized TextJoiner append(StringBuffer sb) {
        if (used > 0) {
            raw(separator);
        }
        int len = sb.length();
        ensure(len);
        sb.getChars(0, len, data, used);
        used += len;
        return this;
    }

    public synchronized int length() {
        return used;
    }

    @Override
    public synchronized String toString() {
        return new String(data, 0, used);
    }
}
// corpus: unseen
