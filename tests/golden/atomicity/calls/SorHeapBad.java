// run: scan --only atomicity
// expect: atomicity method=SorHeapBad.insert line=here witness=x context=this
// Seed 002, sor: Heap.insert is synchronized but does not lock its parameter while sifting up.

public class SorHeapBad {
    public static class Item {
        private int key;
        public synchronized int key() { return key; }
        public synchronized void key(int k) { key = k; }
    }

    private final Item[] heap = new Item[100];
    private final int[] keys = new int[100];
    private int n;

    public synchronized void insert(Item x) {
        int i = ++n;
        while (i > 1 && keys[i / 2] > x.key()) { // <- here
            heap[i] = heap[i / 2];
            keys[i] = keys[i / 2];
            i /= 2;
        }
        heap[i] = x;
    }
}
