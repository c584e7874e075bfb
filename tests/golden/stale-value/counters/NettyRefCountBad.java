// run: scan --only stale-value
// expect: stale-value method=NettyRefCountBad.release line=here
// Netty, AbstractReferenceCounted: a field updater, with and without compareAndSet.

import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

public class NettyRefCountBad {
    private static final AtomicIntegerFieldUpdater<NettyRefCountBad> UPDATER =
        AtomicIntegerFieldUpdater.newUpdater(NettyRefCountBad.class, "refCnt");
    private volatile int refCnt = 1;

    public boolean release() {
        int n = refCnt;
        if (n == 0)
            throw new IllegalStateException();
        refCnt = n - 1; // <- here
        return n == 1;
    }

    public int refCnt() { return refCnt; }
}
// corpus: published
