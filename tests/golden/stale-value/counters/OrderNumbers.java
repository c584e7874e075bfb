// run: scan --only stale-value
// expect: stale-value
// AtomicLong get followed by set gives two threads the same order number
import java.util.concurrent.atomic.AtomicLong;

public class OrderNumbers {
    private final AtomicLong last = new AtomicLong(1000);
    private final String prefix;

    public OrderNumbers(String prefix) {
        this.prefix = prefix;
    }

    public String next() {
        long n = last.get() + 1;
        last.set(n);
        StringBuilder sb = new StringBuilder(prefix);
        String digits = Long.toString(n);
        for (int i = digits.length(); i < 8; i++) {
            sb.append('0');
        }
        return sb.append(digits).toString();
    }
}
// corpus: unseen
