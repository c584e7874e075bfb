// run: scan --only stale-value
// expect: stale-value method=VarHandleBad.bump line=here

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class VarHandleBad {
    private static final VarHandle N;
    static {
        try {
            N = MethodHandles.lookup().findVarHandle(VarHandleBad.class, "n", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private volatile int n;

    public void bump() {
        int v = (int) N.getVolatile(this);
        N.setVolatile(this, v + 1); // <- here
    }
}
