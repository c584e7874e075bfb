// run: scan --only stale-value
// expect: stale-value method=ContestAllocationBad$Resource.run line=here
// ConTest AllocationVector: a free block is looked for in one synchronized call and marked in the next.

public class ContestAllocationBad {
    static class Blocks {
        private final boolean[] taken;

        Blocks(int n) { taken = new boolean[n]; }

        synchronized int findFree() {
            for (int i = 0; i < taken.length; i++)
                if (!taken[i])
                    return i;
            return -1;
        }

        synchronized void mark(int i) { taken[i] = true; }

        synchronized void free(int i) { taken[i] = false; }
    }

    static class Resource extends Thread {
        private final Blocks blocks;

        Resource(Blocks blocks) { this.blocks = blocks; }

        @Override
        public void run() {
            int block;
            block = blocks.findFree();
            if (block < 0)
                return;
            blocks.mark(block); // <- here
            Thread.yield();
            blocks.free(block);
        }
    }

    public static void main(String[] args) {
        Blocks blocks = new Blocks(4);
        new Resource(blocks).start();
        new Resource(blocks).start();
    }
}
// corpus: published
