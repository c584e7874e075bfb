// run: scan --only stale-value
// expect: stale-value method=JcipTaxiBad.setLocation line=here
// Java Concurrency in Practice, listing 10.6 Taxi: an open call after the lock; what was found under it is told to another.

public class JcipTaxiBad {
    public interface Dispatcher {
        void notifyAvailable(JcipTaxiBad taxi);
    }

    private final Dispatcher dispatcher;
    private long location, destination;
    private int trips;

    public JcipTaxiBad(Dispatcher dispatcher) { this.dispatcher = dispatcher; }

    public synchronized long location() { return location; }

    public synchronized void destination(long d) { destination = d; }

    public void setLocation(long l) {
        boolean isThere;
        synchronized (this) {
            location = l;
            isThere = location == destination;
        }
        int n;
        synchronized (this) {
            n = trips;
        }
        if (isThere) {
            synchronized (this) {
                trips = n + 1; // <- here
            }
            dispatcher.notifyAvailable(this);
        }
    }
}
// corpus: published
