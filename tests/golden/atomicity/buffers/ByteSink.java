// run: scan --only atomicity
// expect: atomicity
// append(other) takes the other's lock for length and again for the bytes while this is held (StringBuffer bug)
import java.util.Arrays;

public class ByteSink {
    private byte[] buf = new byte[16];
    private int count;

    public synchronized int length() { return count; }
    public synchronized byte byteAt(int i) {
        if (i >= count) throw new IndexOutOfBoundsException("" + i);
        return buf[i];
    }
    public synchronized void copyTo(byte[] dst, int at, int len) {
        if (len > count) throw new IndexOutOfBoundsException();
        System.arraycopy(buf, 0, dst, at, len);
    }
    public synchronized byte[] toBytes() { return Arrays.copyOf(buf, count); }
    public synchronized void truncate(int n) { count = Math.min(count, n); }
    private void grow(int need) {
        if (need > buf.length) buf = Arrays.copyOf(buf, Math.max(need, buf.length * 2));
    }
    public synchronized ByteSink append(ByteSink other) {
        int len = other.length();
        grow(count + len);
        other.copyTo(buf, count, len);
        count += len;
        return this;
    }
}
// corpus: unseen
