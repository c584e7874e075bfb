// run: scan --only atomicity
// expect: none
// addAll copies the parameter under its lock, then works on the copy
public class RepairedAddAll {
    private int[] data = new int[8];
    private int size;

    public synchronized int[] toArray() {
        return java.util.Arrays.copyOf(data, size);
    }

    public synchronized void add(int v) {
        if (size == data.length) {
            data = java.util.Arrays.copyOf(data, size * 2);
        }
        data[size++] = v;
    }

    public synchronized void addAll(RepairedAddAll other) {
        int[] copy = other.toArray();
        for (int v : copy) {
            add(v);
        }
    }
}
// corpus: unseen
