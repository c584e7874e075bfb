// What the entries of a library touch, and with which locks.
public class LibraryAccesses {
    private int n;
    private final Object lock = new Object();

    public void add() { synchronized (lock) { change(1); } }
    public int get() { return n; }
    private void change(int by) { n += by; }
}
// run: raddle show accesses --library $CLASSES
// out: LibraryAccesses.n
// out:   read LibraryAccesses.change:8 from LibraryAccesses.add held: this.lock
// out:   write LibraryAccesses.change:8 from LibraryAccesses.add held: this.lock
// out:   read LibraryAccesses.get:7 held: nothing
