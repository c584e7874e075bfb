// run: scan --only lock-order
// expect: none
// the hub lock and a connection's monitor are never held together: close gives back after leaving its monitor and evictIdle shuts the victims down after unlocking
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;

public class LeasedConnectionHub {
    private record IdleSlot(LeasedConnection connection, long since) { }

    private final ReentrantLock lock = new ReentrantLock();
    private final Deque<IdleSlot> idle = new ArrayDeque<>();
    private int opened;

    LeasedConnection borrow() {
        LeasedConnection c;
        lock.lock();
        try {
            IdleSlot slot = idle.pollFirst();
            c = slot != null ? slot.connection() : new LeasedConnection(this, ++opened);
        } finally {
            lock.unlock();
        }
        c.lease();
        return c;
    }

    void giveBack(LeasedConnection c) {
        lock.lock();
        try {
            idle.addFirst(new IdleSlot(c, System.nanoTime()));
        } finally {
            lock.unlock();
        }
    }

    int evictIdle(long before) {
        List<LeasedConnection> victims = new ArrayList<>();
        lock.lock();
        try {
            IdleSlot oldest;
            while ((oldest = idle.peekLast()) != null && oldest.since() - before < 0) {
                idle.pollLast();
                victims.add(oldest.connection());
            }
        } finally {
            lock.unlock();
        }
        victims.forEach(LeasedConnection::shutdown);
        return victims.size();
    }

    public static void main(String[] args) throws Exception {
        LeasedConnectionHub hub = new LeasedConnectionHub();
        Runnable client = () -> {
            for (int i = 0; i < 2000; i++) {
                try (LeasedConnection c = hub.borrow()) {
                    c.send("ping " + i);
                }
            }
        };
        Thread a = new Thread(client, "client-a");
        Thread b = new Thread(client, "client-b");
        Thread evictor = new Thread(() -> {
            for (int i = 0; i < 2000; i++) {
                hub.evictIdle(System.nanoTime() - 1_000);
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

class LeasedConnection implements AutoCloseable {
    private final LeasedConnectionHub owner;
    private final int number;
    private boolean leased;
    private long bytes;

    LeasedConnection(LeasedConnectionHub owner, int number) {
        this.owner = owner;
        this.number = number;
    }

    synchronized void lease() {
        leased = true;
    }

    synchronized void send(String text) {
        if (!leased) {
            throw new IllegalStateException("wire#" + number + " is not leased");
        }
        bytes += text.length();
    }

    synchronized void shutdown() {
        leased = false;
        bytes = 0;
    }

    @Override
    public void close() {
        synchronized (this) {
            if (!leased) {
                return;
            }
            leased = false;
        }
        owner.giveBack(this);
    }
}
// corpus: unseen13
