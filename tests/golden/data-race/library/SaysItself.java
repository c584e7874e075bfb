// Who says that it is not for threads is believed, locks or not.
// run: scan --library --only data-race
// expect: none
public class SaysItself {
    @interface NotThreadSafe { }

    @NotThreadSafe
    public static class Buffer {
        private int n;
        public synchronized void add() { n++; }
        public synchronized void remove() { n--; }
        public int get() { return n; }
    }
}
