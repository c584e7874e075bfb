// run: scan --only lock-order --library
// expect: none
// A monitor and a ReentrantLock, the monitor always second.
import java.util.concurrent.locks.ReentrantLock;

public class MixedOk {
    private final ReentrantLock io = new ReentrantLock();
    private int n;
    public void save() {
        io.lock();
        try { apply(1); } finally { io.unlock(); }
    }
    public void load() {
        io.lock();
        try { apply(-1); } finally { io.unlock(); }
    }
    private synchronized void apply(int k) { n += k; }
}
