// run: scan --only atomicity
// expect: atomicity
// Append(RopeText) holds its own monitor but asks the other text twice, length() then copy(); the other can shrink in between
import java.util.Arrays;

public class RopeText {
    private char[] value = new char[16];
    private int count;

    synchronized int length() {
        return count;
    }

    synchronized void copy(int n, char[] dst, int at) {
        if (n > count) {
            throw new IndexOutOfBoundsException("length " + count + ", asked for " + n);
        }
        System.arraycopy(value, 0, dst, at, n);
    }

    synchronized RopeText append(String s) {
        grow(s.length());
        s.getChars(0, s.length(), value, count);
        count += s.length();
        return this;
    }

    synchronized RopeText append(RopeText other) {
        int n = other.length();
        grow(n);
        other.copy(n, value, count);
        count += n;
        return this;
    }

    synchronized void truncate() {
        count = 0;
    }

    private void grow(int n) {
        if (count + n > value.length) {
            value = Arrays.copyOf(value, Math.max(count + n, 2 * value.length));
        }
    }

    public static void main(String[] args) throws InterruptedException {
        RopeText shared = new RopeText().append("abc");
        Thread eraser = new Thread(() -> {
            for (int i = 0; i < 100_000; i++) {
                shared.truncate();
                shared.append("abc");
            }
        });
        eraser.start();
        for (int i = 0; i < 1_000; i++) {
            new RopeText().append(shared);
        }
        eraser.join();
    }
}
// corpus: unseen10
