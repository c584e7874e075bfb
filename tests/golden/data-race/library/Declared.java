// @GuardedBy says which lock; @SuppressRaces that it is known.
// run: scan --library --only data-race
public class Declared {
    @interface GuardedBy { String value(); }
    @interface SuppressRaces { String value(); }

    @GuardedBy("this") private int count;
    @SuppressRaces("statistics") private int hits;

    public synchronized void add() { count++; hits++; } // expect: data-race#1 severity=high field=Declared.count
    public int get() { return hits > 0 ? count : 0; } // expect: data-race#1
    // expect: data-race field=Declared.hits state=suppressed
}
