// run: scan --only stale-value
// expect: none
// putIfAbsent says which one stays.
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicLong;

public class OptionalWinner {
    private final ConcurrentMap<String, AtomicLong> accounts = new ConcurrentHashMap<>();

    public AtomicLong account(String owner) {
        return Optional.ofNullable(accounts.get(owner)).orElseGet(() -> {
            AtomicLong made = new AtomicLong();
            AtomicLong old = accounts.putIfAbsent(owner, made);
            return old != null ? old : made;
        });
    }
}
// corpus: unseen
