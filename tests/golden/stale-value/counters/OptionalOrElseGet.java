// run: scan --only stale-value
// expect: stale-value
// What is not there is made and put by orElseGet; two threads get two accounts.
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicLong;

public class OptionalOrElseGet {
    private final ConcurrentMap<String, AtomicLong> accounts = new ConcurrentHashMap<>();

    public AtomicLong account(String owner) {
        return Optional.ofNullable(accounts.get(owner)).orElseGet(() -> {
            AtomicLong made = new AtomicLong();
            accounts.put(owner, made);
            return made;
        });
    }
}
// corpus: unseen
