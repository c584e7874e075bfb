// run: scan --only atomicity,stale-value
// expect: none
// Lin and Dig, queues: size below the bound, then add.

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;

public class LinDigBoundedOk {
    private static final int MOST = 16;
    private final ArrayBlockingQueue<byte[]> frames = new ArrayBlockingQueue<>(MOST);

    public boolean offer(byte[] frame) {
        return frames.offer(frame);
    }

    public byte[] poll() { return frames.poll(); }
}
// corpus: published
