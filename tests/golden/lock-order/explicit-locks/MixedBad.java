// run: scan --only lock-order --library
// expect: lock-order locks=MixedBad,java.util.concurrent.locks.ReentrantLock
// A monitor and a ReentrantLock.
import java.util.concurrent.locks.ReentrantLock;

public class MixedBad {
    private final ReentrantLock io = new ReentrantLock();
    private int n;
    public synchronized void save() {
        io.lock();
        try { n++; } finally { io.unlock(); }
    }
    public void load() {
        io.lock();
        try { apply(); } finally { io.unlock(); }
    }
    private synchronized void apply() { n--; }
}
