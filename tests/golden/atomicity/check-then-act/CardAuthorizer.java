// run: scan --library --only atomicity
// expect: atomicity
// available() and charge() are two steps of the account's stamped lock; another authorizer can spend the money in between
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.StampedLock;

public class CardAuthorizer {
    public sealed interface Decision permits Approved, Declined {}

    public record Approved(String code) implements Decision {}

    public record Declined(String reason) implements Decision {}

    public static final class CreditLine {
        private final StampedLock sl = new StampedLock();
        private final long limit;
        private long used;

        public CreditLine(long limit) {
            this.limit = limit;
        }

        public long available() {
            long stamp = sl.readLock();
            try {
                return limit - used;
            } finally {
                sl.unlockRead(stamp);
            }
        }

        public void charge(long cents) {
            long stamp = sl.writeLock();
            try {
                used += cents;
            } finally {
                sl.unlockWrite(stamp);
            }
        }
    }

    private final Object journalLock = new Object();
    private final List<String> journal = new ArrayList<>();

    public Decision authorize(CreditLine line, String merchant, long cents) {
        synchronized (journalLock) {
            Decision d = decide(line, merchant, cents);
            journal.add(merchant + " " + d);
            return d;
        }
    }

    private Decision decide(CreditLine line, String merchant, long cents) {
        if (line.available() < cents) {
            return new Declined("limit");
        }
        line.charge(cents);
        return new Approved(merchant + "-" + journal.size());
    }
}
// corpus: unseen15
