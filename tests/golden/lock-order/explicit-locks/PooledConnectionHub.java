// run: scan --only lock-order
// expect: lock-order
// evictIdle holds the hub lock and takes each connection's monitor in isStale; close holds the connection's monitor and takes the hub lock in giveBack
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;

public class PooledConnectionHub {
    private final ReentrantLock lock = new ReentrantLock();
    private final List<WireConnection> known = new ArrayList<>();
    private final Deque<WireConnection> idle = new ArrayDeque<>();
    private int opened;

    WireConnection borrow() {
        lock.lock();
        try {
            WireConnection c = idle.pollFirst();
            if (c == null) {
                c = new WireConnection(this, ++opened);
                known.add(c);
            }
            return c;
        } finally {
            lock.unlock();
        }
    }

    void giveBack(WireConnection c) {
        lock.lock();
        try {
            idle.addFirst(c);
        } finally {
            lock.unlock();
        }
    }

    int evictIdle(long now) {
        lock.lock();
        try {
            int evicted = 0;
            for (Iterator<WireConnection> it = known.iterator(); it.hasNext();) {
                WireConnection c = it.next();
                if (c.isStale(now)) {
                    it.remove();
                    idle.remove(c);
                    evicted++;
                }
            }
            return evicted;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        PooledConnectionHub hub = new PooledConnectionHub();
        Runnable client = () -> {
            for (int i = 0; i < 2000; i++) {
                try (WireConnection c = hub.borrow()) {
                    c.send("ping " + i);
                }
            }
        };
        Thread a = new Thread(client, "client-a");
        Thread b = new Thread(client, "client-b");
        Thread evictor = new Thread(() -> {
            for (int i = 0; i < 2000; i++) {
                hub.evictIdle(System.nanoTime() - 60_000_000_000L);
            }
        }, "evictor");
        a.start();
        b.start();
        evictor.start();
        a.join();
        b.join();
        evictor.join();
    }
}

class WireConnection implements AutoCloseable {
    private final PooledConnectionHub owner;
    private final int number;
    private long lastUsed = System.nanoTime();
    private long bytes;

    WireConnection(PooledConnectionHub owner, int number) {
        this.owner = owner;
        this.number = number;
    }

    synchronized void send(String text) {
        bytes += text.length();
        lastUsed = System.nanoTime();
    }

    synchronized boolean isStale(long before) {
        return lastUsed < before;
    }

    @Override
    public synchronized void close() {
        lastUsed = System.nanoTime();
        owner.giveBack(this);
    }

    @Override
    public String toString() {
        return "wire#" + number;
    }
}
// corpus: unseen13
