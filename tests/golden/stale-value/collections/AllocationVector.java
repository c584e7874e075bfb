// run: scan --only stale-value
// expect: stale-value
// ConTest allocationvector: getFreeBlockIndex() and markAsAllocatedBlock() are two critical sections; two threads get the same free index.
public class AllocationVector {
    private final boolean[] used;

    AllocationVector(int n) {
        used = new boolean[n];
    }

    synchronized int getFreeBlockIndex() {
        for (int i = 0; i < used.length; i++) {
            if (!used[i]) {
                return i;
            }
        }
        return -1;
    }

    synchronized void markAsAllocatedBlock(int i) {
        used[i] = true;
    }

    synchronized void markAsFreeBlock(int i) {
        used[i] = false;
    }

    static class Client extends Thread {
        private final AllocationVector vector;
        private final int[] mine = new int[10];

        Client(AllocationVector vector) {
            this.vector = vector;
        }

        @Override
        public void run() {
            for (int i = 0; i < mine.length; i++) {
                mine[i] = vector.getFreeBlockIndex();
                if (mine[i] != -1) {
                    vector.markAsAllocatedBlock(mine[i]);
                }
            }
            for (int i : mine) {
                if (i != -1) {
                    vector.markAsFreeBlock(i);
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        AllocationVector v = new AllocationVector(20);
        Client a = new Client(v);
        Client b = new Client(v);
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
// corpus: unseen
