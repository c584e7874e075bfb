// run: scan --library --only lock-order
// expect: none
// both account locks are always taken in order of the unique account number
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BinaryOperator;
import java.util.function.Supplier;

public final class PointsLedger {
    public record Move(String from, String to, long points, long remaining) {}

    private static final class Account {
        private final long number;
        private final String owner;
        private long points;

        Account(long number, String owner) {
            this.number = number;
            this.owner = owner;
        }

        <T> T within(Supplier<T> step) {
            synchronized (this) {
                return step.get();
            }
        }
    }

    private static final BinaryOperator<Account> LOWER = BinaryOperator.minBy(Comparator.comparingLong(a -> a.number));

    private final Map<String, Account> accounts = new ConcurrentHashMap<>();
    private final AtomicLong numbers = new AtomicLong();

    public void earn(String owner, long points) {
        Account a = account(owner);
        a.within(() -> a.points += points);
    }

    public Optional<Move> give(String from, String to, long points) {
        if (points <= 0 || from.equals(to)) {
            return Optional.empty();
        }
        Account source = account(from);
        Account target = account(to);
        Account first = LOWER.apply(source, target);
        Account second = first == source ? target : source;
        return first.within(() -> second.within(() -> move(source, target, points)));
    }

    private Optional<Move> move(Account source, Account target, long points) {
        if (source.points < points) {
            return Optional.empty();
        }
        source.points -= points;
        target.points += points;
        return Optional.of(new Move(source.owner, target.owner, points, source.points));
    }

    public List<String> owners() {
        return accounts.keySet().stream().sorted().toList();
    }

    private Account account(String owner) {
        return accounts.computeIfAbsent(owner, o -> new Account(numbers.incrementAndGet(), o));
    }
}
// corpus: unseen15
