// An object that only its owner has, used under the owner's lock; and one that is not.
// run: scan --library --only data-race
public class Owned {
    private static class Count {
        int n;
        void add() { n++; }
    }

    private final Count locked = new Count();
    private final Count free = new Count();

    public synchronized void add() { locked.add(); }
    public synchronized int get() { return locked.n; }
    public void addFree() { free.add(); }
    // expect: data-race field=Owned$Count.n severity=low
}
