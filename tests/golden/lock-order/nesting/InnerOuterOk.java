// run: scan --only lock-order --library
// expect: none
// Both take the outer object's lock first.
public class InnerOuterOk {
    private final Cursor cursor = new Cursor();
    private int size;
    public synchronized void reset() { cursor.rewind(); }
    public Cursor cursor() { return cursor; }
    public class Cursor {
        private int at;
        public synchronized void rewind() { at = 0; }
        public boolean next() {
            synchronized (InnerOuterOk.this) { synchronized (this) { return at++ < size; } }
        }
    }
}
