// run: scan --only lock-order --library
// expect: lock-order locks=LockSubclassBad$Latch,LockSubclassBad$Latch
// A class of our own that extends ReentrantLock.
import java.util.concurrent.locks.ReentrantLock;

public class LockSubclassBad {
    static class Latch extends ReentrantLock { int uses; }
    private final Latch p = new Latch(), q = new Latch();
    public void pq() { p.lock(); try { q.lock(); try { p.uses++; } finally { q.unlock(); } } finally { p.unlock(); } }
    public void qp() { q.lock(); try { p.lock(); try { q.uses++; } finally { p.unlock(); } } finally { q.unlock(); } }
}
