// run: scan --only lock-order --library
// expect: lock-order locks=java.util.concurrent.locks.ReentrantLock,java.util.concurrent.locks.ReentrantLock
// Locks wrapped for try with resources.
import java.util.concurrent.locks.ReentrantLock;

public class TryWithResourcesBad {
    static class Guard implements AutoCloseable {
        private final ReentrantLock lock;
        Guard(ReentrantLock l) { lock = l; l.lock(); }
        @Override public void close() { lock.unlock(); }
    }
    private final ReentrantLock a = new ReentrantLock(), b = new ReentrantLock();
    private int n;
    public void ab() { try (Guard g = new Guard(a); Guard h = new Guard(b)) { n++; } }
    public void ba() { try (Guard g = new Guard(b); Guard h = new Guard(a)) { n--; } }
}
