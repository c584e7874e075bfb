// run: scan --library --only lock-order
// expect: none
// Handle.close marks itself closed under its lock and hands itself back after leaving it; the pool never locks a handle under its lock
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.locks.ReentrantLock;

public class SocketPool {
    private final ReentrantLock lock = new ReentrantLock();
    private final Deque<byte[]> buffers = new ArrayDeque<>();
    private int outstanding;

    public Handle take() {
        byte[] buffer;
        lock.lock();
        try {
            buffer = buffers.pollFirst();
            outstanding++;
        } finally {
            lock.unlock();
        }
        return new Handle(this, buffer == null ? new byte[4096] : buffer);
    }

    public int outstanding() {
        lock.lock();
        try {
            return outstanding;
        } finally {
            lock.unlock();
        }
    }

    private void giveBack(byte[] buffer) {
        lock.lock();
        try {
            outstanding--;
            buffers.addFirst(buffer);
        } finally {
            lock.unlock();
        }
    }

    public static final class Handle implements AutoCloseable {
        private final SocketPool owner;
        private byte[] buffer;

        private Handle(SocketPool owner, byte[] buffer) {
            this.owner = owner;
            this.buffer = buffer;
        }

        public synchronized void write(int at, byte value) {
            if (buffer == null) {
                throw new IllegalStateException("closed");
            }
            buffer[at] = value;
        }

        @Override
        public void close() {
            byte[] mine;
            synchronized (this) {
                mine = buffer;
                buffer = null;
            }
            if (mine != null) {
                owner.giveBack(mine);
            }
        }
    }
}
// corpus: unseen20
