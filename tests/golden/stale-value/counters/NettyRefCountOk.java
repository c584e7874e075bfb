// run: scan --only atomicity,stale-value
// expect: none
// Netty, AbstractReferenceCounted: a field updater, with and without compareAndSet.

import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

public class NettyRefCountOk {
    private static final AtomicIntegerFieldUpdater<NettyRefCountOk> UPDATER =
        AtomicIntegerFieldUpdater.newUpdater(NettyRefCountOk.class, "refCnt");
    private volatile int refCnt = 1;

    public boolean release() {
        for (;;) {
            int n = refCnt;
            if (n == 0)
                throw new IllegalStateException();
            if (UPDATER.compareAndSet(this, n, n - 1))
                return n == 1;
        }
    }

    public int refCnt() { return refCnt; }
}
// corpus: published
