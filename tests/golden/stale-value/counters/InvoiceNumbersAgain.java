// run: scan --only stale-value --library
// expect: stale-value
// nextNumber() reads the last number in one synchronized call and stores number+1 in another; two invoices get the same number.
public class InvoiceNumbersAgain {
    private static final class Counter {
        private long last;

        synchronized long last() {
            return last;
        }

        synchronized void advanceTo(long n) {
            last = n;
        }
    }

    private final Counter counter = new Counter();
    private final String prefix;

    public InvoiceNumbersAgain(String prefix) {
        this.prefix = prefix;
    }

    public String nextNumber() {
        long n = counter.last() + 1;
        counter.advanceTo(n);
        return String.format("%s-%06d", prefix, n);
    }
}
// corpus: unseen
