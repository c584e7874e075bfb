// run: scan --library --only atomicity
// expect: atomicity line=here witness=this.lock

public class EqualThisBad {
    private final Object lock = new Object();
    private int position, size;

    public int position() { synchronized (lock) { return position; } }
    public void move(int n) { synchronized (lock) { position += n; size += n; } }

    public boolean overlaps(EqualThisBad from, int n) {
        synchronized (from.lock) {
            if (from != this) {
                if (position() < n && position() + n > from.size) // <- here
                    return true;
            }
            return false;
        }
    }
}
