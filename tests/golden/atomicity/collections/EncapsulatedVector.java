// run: scan --only atomicity --library
// expect: none
// The Vector is private, never handed out, and every method that uses it is synchronized on the stack, so nobody can come between size() and remove().
import java.util.NoSuchElementException;
import java.util.Vector;

public final class EncapsulatedVector<T> {
    private final Vector<T> items = new Vector<T>();
    private final int limit;

    public EncapsulatedVector(int limit) {
        this.limit = limit;
    }

    public synchronized boolean push(T t) {
        if (items.size() >= limit) {
            return false;
        }
        items.add(t);
        return true;
    }

    public synchronized T pop() {
        if (items.isEmpty()) {
            throw new NoSuchElementException();
        }
        return items.remove(items.size() - 1);
    }

    public synchronized T peek() {
        return items.isEmpty() ? null : items.get(items.size() - 1);
    }

    public synchronized Object[] toArray() {
        return items.toArray();
    }
}
// corpus: unseen
