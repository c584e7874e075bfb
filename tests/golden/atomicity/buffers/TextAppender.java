// run: scan --only atomicity
// expect: atomicity
// append(StringBuffer) reads length and characters of the argument under two separate locks while this is held
public class TextAppender {
    private char[] value = new char[64];
    private int count;

    public synchronized TextAppender append(StringBuffer sb) {
        int len = sb.length();
        if (count + len > value.length) {
            value = java.util.Arrays.copyOf(value, (count + len) * 2);
        }
        sb.getChars(0, len, value, count);
        count += len;
        return this;
    }

    public synchronized String text() {
        return new String(value, 0, count);
    }
}
// corpus: unseen
