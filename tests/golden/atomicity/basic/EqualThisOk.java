// run: scan --library --only atomicity
// expect: none

public class EqualThisOk {
    private final Object lock = new Object();
    private int position, size;

    public int position() { synchronized (lock) { return position; } }
    public void move(int n) { synchronized (lock) { position += n; size += n; } }

    public boolean overlaps(EqualThisOk from, int n) {
        synchronized (from.lock) {
            if (from == this) {
                if (position() < n && position() + n > from.size) // <- here
                    return true;
            }
            return false;
        }
    }
}
