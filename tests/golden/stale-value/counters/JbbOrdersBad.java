// run: scan --only stale-value
// expect: stale-value method=JbbOrdersBad.newOrder line=here
// SPECjbb, District: the next order number by accessors.

public class JbbOrdersBad {
    private int nextOrder = 1;
    private float yearToDate;

    public synchronized int nextOrder() { return nextOrder; }

    public synchronized void nextOrder(int n) { nextOrder = n; }

    public synchronized void pay(float amount) { yearToDate += amount; }

    public synchronized int takeOrder() { return nextOrder++; }

    public int newOrder() {
        int id = nextOrder();
        nextOrder(id + 1); // <- here
        return id;
    }
}
// corpus: published
