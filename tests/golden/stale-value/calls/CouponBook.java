// run: scan --library --only stale-value
// expect: none
// look-up and change of the private synchronized collections run under one lock that every method takes
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

public class CouponBook {
    public enum Outcome { REDEEMED, ALREADY_USED, UNKNOWN }

    private final Object lock = new Object();
    private final Map<String, Integer> values = Collections.synchronizedMap(new HashMap<>());
    private final Set<String> used = Collections.synchronizedSet(new HashSet<>());
    private long paidOut;

    public void issue(String code, int cents) {
        synchronized (lock) {
            if (!values.containsKey(code)) {
                values.put(code, cents);
            }
        }
    }

    public Outcome redeem(String code) {
        synchronized (lock) {
            Integer cents = values.get(code);
            if (cents == null) {
                return Outcome.UNKNOWN;
            }
            if (used.contains(code)) {
                return Outcome.ALREADY_USED;
            }
            used.add(code);
            paidOut += cents;
            return Outcome.REDEEMED;
        }
    }

    public long paidOut() {
        synchronized (lock) {
            return paidOut;
        }
    }

    public String message(Outcome outcome) {
        return switch (outcome) {
            case REDEEMED -> "enjoy";
            case ALREADY_USED -> "this coupon was used";
            case UNKNOWN -> "no such coupon";
        };
    }
}
// corpus: unseen15
