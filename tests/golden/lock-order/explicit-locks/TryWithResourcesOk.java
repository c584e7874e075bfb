// run: scan --only lock-order --library
// expect: none
// Locks wrapped for try with resources, one order.
import java.util.concurrent.locks.ReentrantLock;

public class TryWithResourcesOk {
    static class Guard implements AutoCloseable {
        private final ReentrantLock lock;
        Guard(ReentrantLock l) { lock = l; l.lock(); }
        @Override public void close() { lock.unlock(); }
    }
    private final ReentrantLock a = new ReentrantLock(), b = new ReentrantLock();
    private int n;
    public void ab() { try (Guard g = new Guard(a); Guard h = new Guard(b)) { n++; } }
    public void a() { try (Guard g = new Guard(b)) { n--; } try (Guard g = new Guard(a)) { n--; } }
}
