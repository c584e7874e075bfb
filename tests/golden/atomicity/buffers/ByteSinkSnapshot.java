// run: scan --only atomicity
// expect: none
// the other gives its bytes in one synchronized call
import java.util.Arrays;

public class ByteSinkSnapshot {
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
    public synchronized ByteSinkSnapshot append(ByteSinkSnapshot other) {
        byte[] b = other.toBytes();
        grow(count + b.length);
        System.arraycopy(b, 0, buf, count, b.length);
        count += b.length;
        return this;
    }
}
// corpus: unseen
