// run: scan --only lock-order
// expect: none
// Conn.close returns to the pool after its own lock was released
import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;

public class ConnPoolDeferred {
    public interface Resource { void close(); boolean stale(); }

    public static class Pool {
        private final LinkedList<Conn> idle = new LinkedList<>();
        private final List<Conn> busy = new ArrayList<>();
        public synchronized Conn borrow() {
            Conn c = idle.isEmpty() ? new Conn(this) : idle.removeFirst();
            busy.add(c);
            return c;
        }
        synchronized void giveBack(Conn c) {
            busy.remove(c);
            idle.add(c);
        }
        public synchronized void evict() {
            busy.removeIf(Conn::stale);
        }
    }
    public static class Conn implements Resource {
        private final Pool pool;
        private boolean open = true;
        private long lastUse = System.nanoTime();
        Conn(Pool p) { pool = p; }
        @Override public synchronized boolean stale() { return !open || System.nanoTime() - lastUse > 1_000_000L; }
        public synchronized void execute(String sql) {
            if (!open) throw new IllegalStateException("closed");
            lastUse = System.nanoTime();
        }
        @Override public void close() {
            synchronized (this) {
                if (!open) return;
                open = false;
            }
            pool.giveBack(this);
        }
    }
}
// corpus: unseen
