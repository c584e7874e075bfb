// run: scan --only lock-order
// expect: lock-order locks=java.lang.Object,java.lang.Object
// The locks are kept in AtomicReferences.
import java.util.concurrent.atomic.AtomicReference;

public class AtomicReferenceBad {
    static final AtomicReference<Object> A = new AtomicReference<>(new Object());
    static final AtomicReference<Object> B = new AtomicReference<>(new Object());
    static int n;
    static void ab() { synchronized (A.get()) { synchronized (B.get()) { n++; } } }
    static void ba() { synchronized (B.get()) { synchronized (A.get()) { n--; } } }

    public static void main(String[] args) {
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { ab(); }
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { ba(); }
        }).start();
    }
}
