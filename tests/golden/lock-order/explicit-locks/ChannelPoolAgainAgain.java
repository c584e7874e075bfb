// run: scan --library --only lock-order
// expect: lock-order
// ChannelPoolAgainAgain.evictIdle holds the pool lock and locks each channel; Channel.close holds the channel and calls pool.giveBack
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;

public class ChannelPoolAgainAgain {
    private final ReentrantLock lock = new ReentrantLock();
    private final List<Channel> all = new ArrayList<>();
    private final List<Channel> free = new ArrayList<>();

    public Channel take() {
        lock.lock();
        try {
            if (!free.isEmpty()) {
                return free.remove(free.size() - 1);
            }
            Channel c = new Channel(this);
            all.add(c);
            return c;
        } finally {
            lock.unlock();
        }
    }

    void giveBack(Channel c) {
        lock.lock();
        try {
            free.add(c);
        } finally {
            lock.unlock();
        }
    }

    public int evictIdle(long before) {
        lock.lock();
        try {
            int gone = 0;
            for (Iterator<Channel> it = all.iterator(); it.hasNext();) {
                Channel c = it.next();
                if (c.idleSince() < before && free.remove(c)) {
                    it.remove();
                    gone++;
                }
            }
            return gone;
        } finally {
            lock.unlock();
        }
    }

    public static final class Channel implements AutoCloseable {
        private final ChannelPoolAgainAgain owner;
        private long lastUse = System.nanoTime();

        private Channel(ChannelPoolAgainAgain owner) {
            this.owner = owner;
        }

        public synchronized void send(byte[] data) {
            lastUse = System.nanoTime() + data.length;
        }

        synchronized long idleSince() {
            return lastUse;
        }

        @Override
        public synchronized void close() {
            lastUse = System.nanoTime();
            owner.giveBack(this);
        }
    }
}
// corpus: unseen20
