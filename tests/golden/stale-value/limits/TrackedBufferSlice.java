// run: scan --library --only stale-value
// expect: stale-value
// DitchOoM/buffer#384: two threads that free one slice both read released as false and drop two references of the parent chunk
import java.nio.ByteBuffer;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

public class TrackedBufferSlice {
    public static final class Chunk {
        private final AtomicInteger refs = new AtomicInteger(1);
        private final ByteBuffer storage;
        private final Queue<ByteBuffer> home;

        public Chunk(ByteBuffer storage, Queue<ByteBuffer> home) {
            this.storage = storage;
            this.home = home;
        }

        public TrackedBufferSlice slice(int from, int length) {
            refs.incrementAndGet();
            return new TrackedBufferSlice(this, storage.slice(from, length));
        }

        public void releaseRef() {
            if (refs.decrementAndGet() == 0) {
                home.add(storage);
            }
        }
    }

    private final Chunk parent;
    private final ByteBuffer view;
    private volatile boolean released;

    TrackedBufferSlice(Chunk parent, ByteBuffer view) {
        this.parent = parent;
        this.view = view;
    }

    public ByteBuffer view() {
        if (released) {
            throw new IllegalStateException("slice was released");
        }
        return view.asReadOnlyBuffer();
    }

    public void releaseToPool() {
        if (released) {
            return;
        }
        released = true;
        parent.releaseRef();
    }

    public static Queue<ByteBuffer> newHome() {
        return new ConcurrentLinkedQueue<>();
    }
}
// corpus: unseen19
