// run: scan --library --only atomicity
// expect: none
// repaired form of superwall/Superwall-Flutter#73: the transcript takes one snapshot of the trail in one critical section and works on that copy
import java.util.Arrays;

public class SupportTranscript {
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

        public synchronized char[] snapshot() {
            return Arrays.copyOf(chars, count);
        }

        public synchronized int length() {
            return count;
        }

        public synchronized void clear() {
            count = 0;
        }
    }

    public synchronized void append(Trail trail) {
        char[] copy = trail.snapshot();
        reserve(copy.length);
        System.arraycopy(copy, 0, text, used, copy.length);
        used += copy.length;
    }

    public synchronized void append(String line) {
        reserve(line.length());
        line.getChars(0, line.length(), text, used);
        used += line.length();
    }

    private void reserve(int more) {
        if (used + more > text.length) {
            text = Arrays.copyOf(text, Math.max(used + more, text.length * 2));
        }
    }

    @Override
    public synchronized String toString() {
        return new String(text, 0, used);
    }
}
// corpus: unseen19
