// run: scan --only atomicity
// expect: atomicity method=ContestAllocatorBad.reserve line=here
// ConTest AllocationVector: findFree and mark while the caller holds a lock of its own.

public class ContestAllocatorBad {
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
        int i = blocks.findFree();
        if (i >= 0) {
            blocks.mark(i); // <- here
            reserved++;
        }
        return i;
    }
}
// corpus: published
