// run: scan --only lock-order --library
// expect: lock-order locks=InnerOuterBad,InnerOuterBad$Cursor
// An inner class locks itself and then the outer object; the outer object locks itself and then its inner one.
public class InnerOuterBad {
    private final Cursor cursor = new Cursor();
    private int size;
    public synchronized void reset() { cursor.rewind(); }
    public Cursor cursor() { return cursor; }
    public class Cursor {
        private int at;
        public synchronized void rewind() { at = 0; }
        public synchronized boolean next() {
            synchronized (InnerOuterBad.this) { return at++ < size; }
        }
    }
}
