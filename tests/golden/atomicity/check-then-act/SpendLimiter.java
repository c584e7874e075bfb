// run: scan --library --only atomicity
// expect: atomicity
// charge() holds the card lock; the shared synchronizedMap of merchant totals is read by get and written by put, updates by other cards in between are lost
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;

public class SpendLimiter {
    private static final Map<String, Long> MERCHANT_TOTALS = Collections.synchronizedMap(new HashMap<>());

    private final ReentrantLock cardLock = new ReentrantLock();
    private final long limitCents;
    private long spentCents;

    public SpendLimiter(long limitCents) {
        this.limitCents = limitCents;
    }

    public boolean charge(String merchant, long cents) {
        cardLock.lock();
        try {
            if (spentCents + cents > limitCents) {
                return false;
            }
            spentCents += cents;
            addToMerchant(merchant, cents);
            return true;
        } finally {
            cardLock.unlock();
        }
    }

    private static void addToMerchant(String merchant, long cents) {
        Long before = MERCHANT_TOTALS.get(merchant);
        if (before == null) {
            MERCHANT_TOTALS.put(merchant, cents);
        } else {
            MERCHANT_TOTALS.put(merchant, before + cents);
        }
    }

    public static long merchantTotal(String merchant) {
        return MERCHANT_TOTALS.getOrDefault(merchant, 0L);
    }
}
// corpus: unseen12
