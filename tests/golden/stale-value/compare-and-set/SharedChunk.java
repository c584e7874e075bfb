// run: scan --library --only stale-value
// expect: none
// repaired form of DitchOoM/buffer#381: a reference is added only by an increment-if-positive compare-and-set, so a dead chunk is never revived; the thread that moves 1 to 0 returns it once
import java.nio.ByteBuffer;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

public final class SharedChunk {
    private final AtomicInteger refs = new AtomicInteger(1);
    private final ByteBuffer storage;
    private final ConcurrentLinkedQueue<ByteBuffer> home;

    public SharedChunk(int size, ConcurrentLinkedQueue<ByteBuffer> home) {
        this.storage = ByteBuffer.allocate(size);
        this.home = home;
    }

    public SharedChunk retain() {
        for (;;) {
            int n = refs.get();
            if (n <= 0) {
                throw new IllegalStateException("already released");
            }
            if (refs.compareAndSet(n, n + 1)) {
                return this;
            }
        }
    }

    public boolean release() {
        for (;;) {
            int n = refs.get();
            if (n <= 0) {
                throw new IllegalStateException("released too often");
            }
            if (refs.compareAndSet(n, n - 1)) {
                if (n == 1) {
                    home.add(storage);
                    return true;
                }
                return false;
            }
        }
    }

    public int refCount() {
        return refs.get();
    }

    @Override
    public String toString() {
        return "chunk[refs=" + refs.get() + ", home=" + home.size() + "]";
    }
}
// corpus: unseen19
