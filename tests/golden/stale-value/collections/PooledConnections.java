// run: scan --only stale-value
// expect: stale-value
// The size checked under the lock is stale when the connection is added under a second acquisition; pool exceeds max.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;

public class PooledConnections {
    static class Conn {
        final int id;

        Conn(int id) {
            this.id = id;
        }
    }

    private final ReentrantLock lock = new ReentrantLock();
    private final List<Conn> open = new ArrayList<>();
    private final int max;

    PooledConnections(int max) {
        this.max = max;
    }

    Conn connect() {
        int n;
        lock.lock();
        try {
            n = open.size();
        } finally {
            lock.unlock();
        }
        if (n >= max) {
            return null;
        }
        Conn c = new Conn(n);
        lock.lock();
        try {
            open.add(c);
        } finally {
            lock.unlock();
        }
        return c;
    }

    public static void main(String[] args) throws Exception {
        PooledConnections p = new PooledConnections(5);
        Thread[] ts = new Thread[10];
        for (int i = 0; i < ts.length; i++) {
            ts[i] = new Thread(p::connect);
            ts[i].start();
        }
        for (Thread t : ts) {
            t.join();
        }
        System.out.println(p.open.size() <= 5);
    }
}
// corpus: unseen
