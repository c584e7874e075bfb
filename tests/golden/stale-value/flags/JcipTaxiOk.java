// run: scan --only atomicity,stale-value
// expect: none
// Java Concurrency in Practice, listing 10.6 Taxi: an open call after the lock; what was found under it is told to another.

public class JcipTaxiOk {
    public interface Dispatcher {
        void notifyAvailable(JcipTaxiOk taxi);
    }

    private final Dispatcher dispatcher;
    private long location, destination;
    private int trips;

    public JcipTaxiOk(Dispatcher dispatcher) { this.dispatcher = dispatcher; }

    public synchronized long location() { return location; }

    public synchronized void destination(long d) { destination = d; }

    public void setLocation(long l) {
        boolean isThere;
        synchronized (this) {
            location = l;
            isThere = location == destination;
            if (isThere)
                trips++;
        }
        if (isThere) {
            dispatcher.notifyAvailable(this);
        }
    }
}
// corpus: published
