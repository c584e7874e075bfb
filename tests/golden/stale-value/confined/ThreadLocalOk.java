// run: scan --only stale-value
// expect: none

public class ThreadLocalOk {
    private static final ThreadLocal<Integer> seq = ThreadLocal.withInitial(() -> 0);

    public static int next() {
        int v = seq.get();
        seq.set(v + 1);
        return v;
    }
}
