// A lock for each stripe: some lock is held, which one is not known.
class Striped {
    static final Object[] locks = { new Object(), new Object(), new Object(), new Object() };
    static final int[] counts = new int[4]; // shared
    static void add(int key) {
        synchronized (locks[key & 3]) {
            counts[key & 3]++; // @add parallel: add
        }
        counts[0]--; // not held: locks
    }
    public static void main(String[] args) {
        for (int i = 0; i < 4; i++) {
            int key = i;
            new Thread(() -> add(key)).start();
        }
        counts[1] = 1; // @main parallel: add, not held: locks
    }
}
