// run: scan --only atomicity
// expect: none
// Repaired twice: with the lock on the argument, and with a single call.

import java.util.Arrays;
import java.util.Collection;

public class SorAddAllOk {
    private Object[] data = new Object[8];
    private int size;

    public synchronized void addAll(Collection<?> c) {
        synchronized (c) {
            int n = c.size();
            grow(n);
            System.arraycopy(c.toArray(), 0, data, size, n);
            size += n;
        }
    }

    public synchronized void insertAll(int at, Collection<?> c) {
        Object[] a = c.toArray();
        int n = a.length;
        grow(n);
        System.arraycopy(data, at, data, at + n, size - at);
        System.arraycopy(a, 0, data, at, n);
        size += n;
    }

    private void grow(int n) {
        if (size + n > data.length)
            data = Arrays.copyOf(data, 2 * (size + n));
    }
}
