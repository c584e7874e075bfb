// run: scan --only atomicity,stale-value
// expect: none
// SPECjbb, District: the next order number by accessors.

public class JbbOrdersOk {
    private int nextOrder = 1;
    private float yearToDate;

    public synchronized int nextOrder() { return nextOrder; }

    public synchronized void nextOrder(int n) { nextOrder = n; }

    public synchronized void pay(float amount) { yearToDate += amount; }

    public synchronized int takeOrder() { return nextOrder++; }

    public int newOrder() {
        return takeOrder();
    }
}
// corpus: published
