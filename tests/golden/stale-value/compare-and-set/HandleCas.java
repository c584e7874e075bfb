// run: scan --only stale-value
// expect: none
// the VarHandle compareAndSet loop writes only when the value read is still current
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class HandleCas {
    private static final VarHandle COUNT;
    static {
        try {
            COUNT = MethodHandles.lookup().findVarHandle(HandleCas.class, "count", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private volatile int count;

    public boolean acquire(int limit) {
        int c;
        do {
            c = count;
            if (c >= limit) return false;
        } while (!COUNT.compareAndSet(this, c, c + 1));
        return true;
    }

    public int count() { return count; }
}
// corpus: unseen
