// run: scan --library --only atomicity
// expect: none
// append holds the source's monitor over both the length and the copy, and no source ever locks a DigestText
import java.util.Arrays;

public class DigestText {
    public static class Chars {
        private char[] buf = new char[32];
        private int len;

        public synchronized int length() {
            return len;
        }

        public synchronized void truncate(int n) {
            len = Math.min(len, n);
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

    public synchronized DigestText append(Chars source) {
        int old = text.length;
        char[] bigger;
        synchronized (source) {
            int n = source.length();
            bigger = Arrays.copyOf(text, old + n);
            source.getChars(0, n, bigger, old);
        }
        text = bigger;
        return this;
    }

    @Override
    public synchronized String toString() {
        return new String(text);
    }
}
// corpus: unseen14
