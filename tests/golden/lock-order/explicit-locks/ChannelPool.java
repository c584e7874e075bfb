// run: scan --library --only lock-order
// expect: none
// only one order: reclaim takes pool lock then channel monitor; Channel.close leaves its monitor before it gives itself back
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;

public class ChannelPool {
    private final ReentrantLock lock = new ReentrantLock();
    private final Deque<Channel> idle = new ArrayDeque<>();
    private final Set<Channel> all = new HashSet<>();

    public Channel borrow() {
        lock.lock();
        try {
            Channel c = idle.poll();
            if (c == null) {
                c = new Channel(this);
                all.add(c);
            }
            return c;
        } finally {
            lock.unlock();
        }
    }

    void giveBack(Channel c) {
        lock.lock();
        try {
            if (all.contains(c)) {
                idle.push(c);
            }
        } finally {
            lock.unlock();
        }
    }

    public int reclaim(long age) {
        lock.lock();
        try {
            int before = all.size();
            all.removeIf(c -> c.expired(age));
            idle.retainAll(all);
            return before - all.size();
        } finally {
            lock.unlock();
        }
    }
}

class Channel implements AutoCloseable {
    private final ChannelPool home;
    private long lastUse = System.nanoTime();
    private long bytes;

    Channel(ChannelPool home) {
        this.home = home;
    }

    public synchronized long write(byte[] data) {
        lastUse = System.nanoTime();
        bytes += data.length;
        return bytes;
    }

    synchronized boolean expired(long age) {
        return System.nanoTime() - lastUse > age;
    }

    @Override
    public void close() {
        synchronized (this) {
            lastUse = System.nanoTime();
            bytes = 0;
        }
        home.giveBack(this);
    }
}
// corpus: unseen9
