// run: scan --only atomicity
// expect: none

public class SorHeapOk {
    public static class Item {
        private int key;
        public synchronized int key() { return key; }
        public synchronized void key(int k) { key = k; }
    }

    private final Item[] heap = new Item[100];
    private final int[] keys = new int[100];
    private int n;

    public synchronized void insert(Item x) {
        synchronized (x) {
            int i = ++n;
            while (i > 1 && keys[i / 2] > x.key()) {
                heap[i] = heap[i / 2];
                keys[i] = keys[i / 2];
                i /= 2;
            }
            heap[i] = x;
            keys[i] = x.key();
        }
    }
}
