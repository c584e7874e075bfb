// run: scan --only atomicity,stale-value
// expect: none
// ConTest AllocationVector: findFree and mark while the caller holds a lock of its own.

public class ContestAllocatorOk {
    public static class Blocks {
        private final boolean[] taken = new boolean[64];

        public synchronized int findFree() {
            for (int i = 0; i < taken.length; i++)
                if (!taken[i])
                    return i;
            return -1;
        }

        public synchronized void mark(int i) { taken[i] = true; }

        public synchronized int allocate() {
            int i = findFree();
            if (i >= 0)
                mark(i);
            return i;
        }
    }

    private int reserved;

    public synchronized int reserve(Blocks blocks) {
        int i = blocks.allocate();
        if (i >= 0)
            reserved++;
        return i;
    }
}
// corpus: published
