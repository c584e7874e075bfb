// run: scan --library --only atomicity
// expect: atomicity
// superwall/Superwall-Flutter#73 in the shape of the old StringBuffer.append(StringBuffer): length() and copyInto() of the trail are two critical sections; a clear() in between makes the copy fail
import java.util.Arrays;

public class CrashTranscript {
    private char[] text = new char[64];
    private int used;

    public static final class Trail {
        private char[] chars = new char[32];
        private int count;

        public synchronized void add(String crumb) {
            int need = count + crumb.length() + 1;
            if (need > chars.length) {
                chars = Arrays.copyOf(chars, Math.max(need, chars.length * 2));
            }
            crumb.getChars(0, crumb.length(), chars, count);
            count = need;
            chars[count - 1] = '\n';
        }

        public synchronized int length() {
            return count;
        }

        public synchronized void copyInto(char[] target, int at, int length) {
            if (length > count) {
                throw new StringIndexOutOfBoundsException("length " + length + ", count " + count);
            }
            System.arraycopy(chars, 0, target, at, length);
        }

        public synchronized void clear() {
            count = 0;
        }
    }

    public synchronized void append(Trail trail) {
        int n = trail.length();
        if (used + n > text.length) {
            text = Arrays.copyOf(text, Math.max(used + n, text.length * 2));
        }
        trail.copyInto(text, used, n);
        used += n;
    }

    public synchronized void append(String line) {
        if (used + line.length() > text.length) {
            text = Arrays.copyOf(text, Math.max(used + line.length(), text.length * 2));
        }
        line.getChars(0, line.length(), text, used);
        used += line.length();
    }

    @Override
    public synchronized String toString() {
        return new String(text, 0, used);
    }
}
// corpus: unseen19
