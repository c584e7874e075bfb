// run: scan --only atomicity --library
// expect: none
// Append(TextBuffer) takes one atomic copy of the argument before it enters its own monitor; the argument's lock is taken once.
import java.util.Arrays;

public final class TextBufferSnapshot {
    private char[] value = new char[16];
    private int count;

    public synchronized int length() {
        return count;
    }

    public synchronized void setLength(int n) {
        if (n < 0) {
            throw new IndexOutOfBoundsException();
        }
        value = Arrays.copyOf(value, Math.max(n, value.length));
        if (n > count) {
            Arrays.fill(value, count, n, '\0');
        }
        count = n;
    }

    private synchronized char[] chars() {
        return Arrays.copyOf(value, count);
    }

    public TextBufferSnapshot append(TextBufferSnapshot sb) {
        char[] more = sb.chars();
        synchronized (this) {
            value = Arrays.copyOf(value, count + more.length + 16);
            System.arraycopy(more, 0, value, count, more.length);
            count += more.length;
        }
        return this;
    }

    @Override
    public String toString() {
        return new String(chars());
    }
}
// corpus: unseen
