// run: scan --only stale-value
// expect: stale-value
// What is missing is deposited, then the sum is taken: another may take it first.
public class TopUpThenTake {
    private long balance;

    public synchronized long balance() { return balance; }

    public synchronized void deposit(long n) { balance += n; }

    public synchronized void take(long n) { balance -= n; }

    public void pay(long price) {
        if (balance() < price)
            deposit(price);
        take(price);
    }
}
// corpus: unseen
