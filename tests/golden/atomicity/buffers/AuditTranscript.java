// run: scan --library --only atomicity
// expect: atomicity
// spotbugs/spotbugs#2919 (VNA03-J; the StringBuffer.append(StringBuffer) story of the JDK) - under its own monitor append() asks the shared line buffer for its length and then copies that many characters; the buffer can be truncated in between
import java.util.Arrays;

public class AuditTranscript {
    public static final class LineBuffer {
        private char[] value = new char[32];
        private int count;

        synchronized int length() {
            return count;
        }

        public synchronized void append(char c) {
            if (count == value.length) {
                value = Arrays.copyOf(value, count * 2);
            }
            value[count++] = c;
        }

        public synchronized void setLength(int n) {
            if (n < 0 || n > count) {
                throw new IndexOutOfBoundsException("length " + n);
            }
            count = n;
        }

        synchronized void copyChars(int from, int to, char[] target, int at) {
            if (to > count) {
                throw new StringIndexOutOfBoundsException(to);
            }
            System.arraycopy(value, from, target, at, to - from);
        }
    }

    private char[] text = new char[256];
    private int used;

    public synchronized AuditTranscript append(LineBuffer line) {
        int n = line.length();
        ensure(used + n);
        line.copyChars(0, n, text, used);
        used += n;
        return this;
    }

    private void ensure(int min) {
        if (min > text.length) {
            text = Arrays.copyOf(text, Math.max(min, text.length * 2));
        }
    }

    public synchronized int size() {
        return used;
    }

    @Override
    public synchronized String toString() {
        return new String(text, 0, used);
    }
}
// corpus: unseen18
