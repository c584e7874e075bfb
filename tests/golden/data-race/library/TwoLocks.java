// Both lock, not the same.
// run: scan --library --only data-race
public class TwoLocks {
    private final Object a = new Object(), b = new Object();
    private int n;

    public void add() { synchronized (a) { n++; } } // expect: data-race#1 field=TwoLocks.n
    public void remove() { synchronized (b) { n--; } } // expect: data-race#1
}
