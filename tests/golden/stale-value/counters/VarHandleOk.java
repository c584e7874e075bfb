// run: scan --only stale-value
// expect: none

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class VarHandleOk {
    private static final VarHandle N;
    static {
        try {
            N = MethodHandles.lookup().findVarHandle(VarHandleOk.class, "n", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private volatile int n;

    public void bump() {
        int v;
        do {
            v = (int) N.getVolatile(this);
        } while (!N.compareAndSet(this, v, v + 1));
    }
}
