// run: scan --only stale-value
// expect: stale-value method=LinDigBoundedBad.offer line=here
// Lin and Dig, queues: size below the bound, then add.

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;

public class LinDigBoundedBad {
    private static final int MOST = 16;
    private final ConcurrentLinkedQueue<byte[]> frames = new ConcurrentLinkedQueue<>();

    public boolean offer(byte[] frame) {
        if (frames.size() >= MOST)
            return false;
        frames.add(frame); // <- here
        return true;
    }

    public byte[] poll() { return frames.poll(); }
}
// corpus: published
