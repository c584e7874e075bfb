// run: scan --only lock-order
// expect: none
// Both references hold the same lock: the inner one is taken again.
import java.util.concurrent.atomic.AtomicReference;

public class AtomicReferenceSharedOk {
    static final Object LOCK = new Object();
    static final AtomicReference<Object> A = new AtomicReference<>(LOCK), B = new AtomicReference<>(LOCK);
    static int n;
    static void ab() { synchronized (A.get()) { synchronized (B.get()) { n++; } } }
    static void ba() { synchronized (B.get()) { synchronized (A.get()) { n--; } } }

    public static void main(String[] args) throws Exception {
        new Thread(() -> { for (int i = 0; i < 100000; i++) { ab(); } }).start();
        new Thread(() -> { for (int i = 0; i < 100000; i++) { ba(); } }).start();
    }
}
