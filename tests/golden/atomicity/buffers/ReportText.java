// run: scan --library --only atomicity
// expect: atomicity
// append asks the source for its length and then copies that many characters; the source may have shrunk in between
import java.util.Arrays;

public class ReportText {
    public static class CharStore {
        private char[] buf = new char[32];
        private int len;

        public synchronized int length() {
            return len;
        }

        public synchronized void setLength(int n) {
            buf = Arrays.copyOf(buf, Math.max(n, buf.length));
            len = n;
        }

        public synchronized void write(char c) {
            if (len == buf.length) {
                buf = Arrays.copyOf(buf, len * 2);
            }
            buf[len++] = c;
        }

        public synchronized void getChars(int from, int to, char[] dst, int at) {
            if (from < 0 || to > len || from > to) {
                throw new StringIndexOutOfBoundsException(to);
            }
            System.arraycopy(buf, from, dst, at, to - from);
        }
    }

    private char[] text = new char[0];

    public synchronized ReportText append(CharStore source) {
        int n = source.length();
        int old = text.length;
        char[] bigger = Arrays.copyOf(text, old + n);
        source.getChars(0, n, bigger, old);
        text = bigger;
        return this;
    }

    @Override
    public synchronized String toString() {
        return new String(text);
    }
}
// corpus: unseen14
