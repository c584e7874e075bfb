// run: scan --library --only atomicity
// expect: none
// the shared synchronizedMap is updated by one merge; its read in the other method is a single one
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;

public class CardSpend {
    private static final Map<String, Long> TOTALS = Collections.synchronizedMap(new HashMap<>());

    private final ReentrantLock cardLock = new ReentrantLock();
    private final long limitCents;
    private long spentCents;

    public CardSpend(long limitCents) {
        this.limitCents = limitCents;
    }

    public boolean charge(String merchant, long cents) {
        cardLock.lock();
        try {
            if (spentCents + cents > limitCents) {
                return false;
            }
            spentCents += cents;
            TOTALS.merge(merchant, cents, Long::sum);
            return true;
        } finally {
            cardLock.unlock();
        }
    }

    public long remaining() {
        cardLock.lock();
        try {
            return limitCents - spentCents;
        } finally {
            cardLock.unlock();
        }
    }

    public static long merchantTotal(String merchant) {
        return TOTALS.getOrDefault(merchant, 0L);
    }
}
// corpus: unseen12
