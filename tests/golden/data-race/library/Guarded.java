// All but one place hold the lock: the place that forgets it is the bug, whoever calls it.
// run: scan --library --only data-race
public class Guarded {
    private int count;

    public synchronized void add() { count++; } // expect: data-race#1 severity=high field=Guarded.count
    public synchronized void remove() { count--; }
    public synchronized int get() { return count; }
    public void reset() { count = 0; } // expect: data-race#1
}
