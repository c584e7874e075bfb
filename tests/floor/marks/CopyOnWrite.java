// Writers hold the lock and put a new array; readers only read.
class CopyOnWrite {
    private final Object lock = new Object();
    private volatile int[] all = new int[0];
    void add(int n) {
        synchronized (lock) {
            int[] next = java.util.Arrays.copyOf(all, all.length + 1);
            next[all.length] = n; // held: this.lock
            all = next; // @write held: this.lock
        }
    }
    int first() {
        return all.length == 0 ? 0 : all[0]; // @read not held: this.lock, parallel: write
    }
    public static void main(String[] args) {
        CopyOnWrite list = new CopyOnWrite();
        new Thread(() -> list.add(1)).start();
        list.add(2);
        list.first();
    }
}
