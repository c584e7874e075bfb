// run: scan --only lock-order
// expect: none
// The same, in one order.
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class LockGetterOk {
    static class Part { private final Lock lock = new ReentrantLock(); int n; Lock lock() { return lock; } }
    static final Part G = new Part(), H = new Part();
    static void both(Part g, Part h) { g.lock().lock(); try { h.lock().lock(); try { g.n++; h.n--; } finally { h.lock().unlock(); } } finally { g.lock().unlock(); } }

    public static void main(String[] args) throws Exception {
        new Thread(() -> { for (int i = 0; i < 100000; i++) { both(G, H); } }).start();
        new Thread(() -> { for (int i = 0; i < 100000; i++) { both(G, H); } }).start();
    }
}
