// run: scan --only atomicity
// expect: atomicity
// The first section copies an array, the second fills it again from the beginning.
import java.util.Arrays;

public class CopyOfArrayBad {
    public static class Ring {
        private final byte[] bytes = new byte[64];
        private int n;

        public synchronized void add(byte[] some) {
            System.arraycopy(some, 0, bytes, n, some.length);
            n += some.length;
        }

        public synchronized byte[] copy() {
            return Arrays.copyOf(bytes, n);
        }

        public synchronized void reset() {
            Arrays.fill(bytes, (byte) 0);
            n = 0;
        }
    }

    private long sent;

    public synchronized void flush(Ring ring) {
        byte[] all = ring.copy();
        sent += all.length;
        ring.reset();
    }
}
