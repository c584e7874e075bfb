// run: scan --only atomicity
// expect: none
// The other line is read once, as an immutable string, before this line's monitor is taken
import java.util.Arrays;

public class RopeLine {
    private char[] value = new char[16];
    private int count;

    synchronized RopeLine append(String s) {
        grow(s.length());
        s.getChars(0, s.length(), value, count);
        count += s.length();
        return this;
    }

    RopeLine append(RopeLine other) {
        return append(other.toString());
    }

    synchronized void truncate() {
        count = 0;
    }

    private void grow(int n) {
        if (count + n > value.length) {
            value = Arrays.copyOf(value, Math.max(count + n, 2 * value.length));
        }
    }

    @Override
    public synchronized String toString() {
        return new String(value, 0, count);
    }

    public static void main(String[] args) throws InterruptedException {
        RopeLine shared = new RopeLine().append("abc");
        Thread eraser = new Thread(() -> {
            for (int i = 0; i < 20_000; i++) {
                shared.truncate();
                shared.append("abc");
            }
        });
        eraser.start();
        for (int i = 0; i < 1_000; i++) {
            new RopeLine().append("x").append(shared);
        }
        eraser.join();
    }
}
// corpus: unseen10
