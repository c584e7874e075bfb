import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** Encoders use a scratch buffer of their own; the last result is kept for the status page. */
public class ScratchBuffers {
    static class Encoder {
        private final byte[] scratch;
        private int used;

        Encoder(int size) {
            scratch = new byte[size]; // confined
        }

        void encode(String s) {
            for (int i = 0; i < s.length(); i++) {
                scratch[used++ % scratch.length] = (byte) s.charAt(i); // @scratch parallel: scratch
            }
        }

        byte[] result() {
            byte[] out = new byte[used]; // shared
            System.arraycopy(scratch, 0, out, 0, Math.min(used, scratch.length));
            return out;
        }
    }

    private final Object monitor = new Object();
    private byte[] last;

    void handle(String s) {
        Encoder encoder = new Encoder(32); // confined
        encoder.encode(s);
        byte[] out = encoder.result();
        synchronized (monitor) {
            if (last == null || last[0] <= out[0]) { // @compare held: monitor, not parallel: keep
                last = out; // @keep held: monitor, not parallel: keep, parallel: scratch
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ScratchBuffers status = new ScratchBuffers(); // shared
        ExecutorService pool = Executors.newCachedThreadPool();
        for (String s : new String[] {"alpha", "beta", "gamma"}) { // @words confined
            pool.submit(() -> status.handle(s)); // @queue parallel: keep, not held: monitor
        }
        pool.shutdown();
        while (!pool.awaitTermination(1, TimeUnit.SECONDS)) {
            Thread.onSpinWait();
        }
        byte first = status.last[0]; // @status not held: monitor, not parallel: keep, not parallel: scratch
        System.out.println((char) first);
    }
}
