// run: scan --only stale-value
// expect: stale-value method=InnerLockBad.resize line=here
// A hash table of one's own: the array is grown outside of the lock.

public class InnerLockBad {
    private Object[] table = new Object[16];
    private int size;

    public synchronized void add(Object o) {
        if (size == table.length)
            grow();
        table[size++] = o;
    }

    private void grow() { table = java.util.Arrays.copyOf(table, 2 * table.length); }

    public void resize(int n) {
        Object[] old;
        synchronized (this) {
            old = table;
        }
        Object[] longer = new Object[n];
        System.arraycopy(old, 0, longer, 0, Math.min(n, old.length));
        synchronized (this) {
            table = longer; // <- here
        }
    }
}
// corpus: published
