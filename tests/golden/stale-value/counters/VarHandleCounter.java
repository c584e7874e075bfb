// run: scan --only stale-value
// expect: stale-value
// VarHandle getVolatile followed by setVolatile instead of getAndAdd
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class VarHandleCounter {
    private static final VarHandle COUNT;

    static {
        try {
            COUNT = MethodHandles.lookup().findVarHandle(VarHandleCounter.class, "count", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private volatile int count;

    public int bump() {
        int c = (int) COUNT.getVolatile(this);
        COUNT.setVolatile(this, c + 1);
        return c + 1;
    }
}
// corpus: unseen
