// run: scan --only stale-value
// expect: none
// allocate() finds and marks the block in one synchronized method; a client frees only blocks it owns.
public class AllocationFixed {
    private final boolean[] used;

    AllocationFixed(int n) {
        used = new boolean[n];
    }

    synchronized int allocate() {
        int i = getFreeBlockIndex();
        if (i != -1) {
            markAsAllocatedBlock(i);
        }
        return i;
    }

    private synchronized int getFreeBlockIndex() {
        for (int i = 0; i < used.length; i++) {
            if (!used[i]) {
                return i;
            }
        }
        return -1;
    }

    private synchronized void markAsAllocatedBlock(int i) {
        used[i] = true;
    }

    synchronized void free(int i) {
        used[i] = false;
    }

    static class Client extends Thread {
        private final AllocationFixed vector;
        private final int[] mine = new int[10];

        Client(AllocationFixed vector) {
            this.vector = vector;
        }

        @Override
        public void run() {
            for (int i = 0; i < mine.length; i++) {
                mine[i] = vector.allocate();
            }
            for (int i : mine) {
                if (i != -1) {
                    vector.free(i);
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        AllocationFixed v = new AllocationFixed(20);
        Client a = new Client(v);
        Client b = new Client(v);
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
// corpus: unseen
