// run: scan --only lock-order --library
// expect: none
// Merge copies the other buffer under its own lock before taking this lock.
import java.util.Arrays;

public class PrivateBuffers {
    private byte[] data = new byte[16];
    private int length;

    public synchronized void append(byte[] src, int n) {
        if (length + n > data.length) {
            data = Arrays.copyOf(data, Math.max(data.length * 2, length + n));
        }
        System.arraycopy(src, 0, data, length, n);
        length += n;
    }

    public synchronized byte[] toBytes() {
        return Arrays.copyOf(data, length);
    }

    public void appendAll(PrivateBuffers other) {
        byte[] copy = other.toBytes();
        append(copy, copy.length);
    }

    public synchronized PrivateBuffers duplicate() {
        PrivateBuffers fresh = new PrivateBuffers();
        fresh.append(data, length);
        return fresh;
    }

    public synchronized int size() {
        return length;
    }
}
// corpus: unseen
