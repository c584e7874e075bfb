// run: scan --library --only stale-value
// expect: stale-value
// the sum of the adder is compared with the budget before add; parallel uploads pass together and go over it
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;

public class UploadBudget {
    public enum Answer { ACCEPTED, TOO_LARGE, EXHAUSTED }

    private final LongAdder reserved = new LongAdder();
    private final Map<String, LongAdder> byUser = new ConcurrentHashMap<>();
    private final long budget;
    private final long largest;

    public UploadBudget(long budget, long largest) {
        this.budget = budget;
        this.largest = largest;
    }

    public Answer reserve(String user, long bytes) {
        if (bytes > largest) {
            return Answer.TOO_LARGE;
        }
        if (reserved.sum() + bytes > budget) {
            return Answer.EXHAUSTED;
        }
        reserved.add(bytes);
        byUser.computeIfAbsent(user, u -> new LongAdder()).add(bytes);
        return Answer.ACCEPTED;
    }

    public void release(String user, long bytes) {
        reserved.add(-bytes);
        byUser.computeIfPresent(user, (u, adder) -> {
            adder.add(-bytes);
            return adder;
        });
    }

    public int httpStatus(Answer answer) {
        return switch (answer) {
            case ACCEPTED -> 202;
            case TOO_LARGE -> 413;
            case EXHAUSTED -> 507;
        };
    }
}
// corpus: unseen15
