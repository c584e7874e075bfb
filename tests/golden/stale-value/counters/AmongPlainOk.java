// run: scan --only stale-value
// expect: none
// Synchronized.

public class AmongPlainOk {
    private volatile int size;
    private int[] values = new int[16];
    private int sum;

    public synchronized void add(int value) {
        if (size == values.length)
            return;
        values[size] = value;
        sum += value;
        size++;
    }

    public int size() { return size; }

    public synchronized int sum() { return sum; }
}
