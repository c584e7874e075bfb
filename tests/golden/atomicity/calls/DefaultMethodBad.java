// run: scan --only atomicity
// expect: atomicity method=DefaultMethodBad.update line=here witness=c context=this
// A default method takes the lock; no class that implements the interface is known.
public class DefaultMethodBad {
    public interface Cell {
        int get();
        void set(int v);
        default void add(int d) { synchronized (this) { set(get() + d); } }
    }
    public synchronized void update(Cell c) {
        c.add(1);
        c.add(2); // <- here
    }
}
