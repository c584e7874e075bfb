// run: scan --only atomicity
// expect: none
// the context lock is released between the two lockings of the witness
class Ledger {
    private long sum;

    public synchronized void add(long n) {
        sum += n;
    }

    public synchronized long sum() {
        return sum;
    }
}

public class SplitContext {
    private int posted;

    public Ledger ledger() {
        return new Ledger();
    }

    public void post(Ledger ledger, long n) {
        synchronized (this) {
            ledger.add(n);
            posted++;
        }
        synchronized (this) {
            ledger.add(-n / 10);
            posted++;
        }
    }
}
// corpus: unseen
