// run: scan --library --only lock-order
// expect: lock-order
// a.blend(b) locks a then b, b.blend(a) the other way round
import java.util.Arrays;

public class PixelBuffer {
    private final int width;
    private final int[] data;

    public PixelBuffer(int width, int height) {
        this.width = width;
        this.data = new int[width * height];
    }

    public synchronized void set(int x, int y, int rgb) {
        data[y * width + x] = rgb;
    }

    public synchronized int get(int x, int y) {
        return data[y * width + x];
    }

    public synchronized int[] pixels() {
        return data.clone();
    }

    public synchronized void clear() {
        Arrays.fill(data, 0);
    }

    /** Adds half of the other picture's colours to this one. */
    public synchronized void blend(PixelBuffer other) {
        if (other.width != width || other.data.length != data.length) {
            throw new IllegalArgumentException("size");
        }
        int[] theirs = other.pixels();
        for (int i = 0; i < data.length; i++) {
            data[i] = (data[i] >> 1) + (theirs[i] >> 1);
        }
    }

    @Override
    public synchronized String toString() {
        return "PixelBuffer" + Arrays.toString(data);
    }
}
// corpus: unseen21
