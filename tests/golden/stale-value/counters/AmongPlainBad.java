// run: scan --only stale-value
// expect: stale-value method=AmongPlainBad.add line=here severity=low
// A class that changes other fields without any lock is not meant to be changed by two threads; the volatile is for readers.

public class AmongPlainBad {
    private volatile int size;
    private int[] values = new int[16];
    private int sum;

    public void add(int value) {
        if (size == values.length)
            return;
        values[size] = value;
        sum += value;
        size++; // <- here
    }

    public int size() { return size; }

    public int sum() { return sum; }
}
