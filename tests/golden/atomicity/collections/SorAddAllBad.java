// run: scan --only atomicity
// expect: atomicity method=SorAddAllBad.addAll line=here witness=c context=this
// expect: atomicity method=SorAddAllBad.insertAll line=here2 witness=c context=this
// Seed 002, sor: addAll of a Collection parameter that is not locked; it may be a Vector or a synchronizedCollection.

import java.util.Arrays;
import java.util.Collection;

public class SorAddAllBad {
    private Object[] data = new Object[8];
    private int size;

    public synchronized void addAll(Collection<?> c) {
        int n = c.size();
        grow(n);
        System.arraycopy(c.toArray(), 0, data, size, n); // <- here
        size += n;
    }

    public synchronized void insertAll(int at, Collection<?> c) {
        int n = c.size();
        grow(n);
        System.arraycopy(data, at, data, at + n, size - at);
        System.arraycopy(c.toArray(), 0, data, at, n); // <- here2
        size += n;
    }

    private void grow(int n) {
        if (size + n > data.length)
            data = Arrays.copyOf(data, 2 * (size + n));
    }
}
