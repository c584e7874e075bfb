// run: scan --only stale-value
// expect: stale-value
// remainingCapacity is tested before add: a second producer fills the queue and add throws
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

public class BlockingQueueGate {
    private final BlockingQueue<byte[]> frames = new ArrayBlockingQueue<>(16);
    private long dropped;

    public void push(byte[] frame) {
        if (frames.remainingCapacity() > 0) {
            frames.add(frame);
        } else {
            synchronized (this) {
                dropped++;
            }
        }
    }

    public byte[] next() throws InterruptedException {
        return frames.take();
    }

    public synchronized long dropped() {
        return dropped;
    }
}
// corpus: unseen
