// run: scan --only atomicity,stale-value
// expect: none
// A hash table of one's own: the array is grown outside of the lock.

public class InnerLockOk {
    private Object[] table = new Object[16];
    private int size;

    public synchronized void add(Object o) {
        if (size == table.length)
            grow();
        table[size++] = o;
    }

    private void grow() { table = java.util.Arrays.copyOf(table, 2 * table.length); }

    public void resize(int n) {
        synchronized (this) {
                Object[] old = table;
            Object[] longer = new Object[n];
            System.arraycopy(old, 0, longer, 0, Math.min(n, old.length));
                table = longer;
        }
    }
}
// corpus: published
