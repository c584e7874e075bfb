// run: scan --only lock-order --library
// expect: none
// WithLock helpers as in Kotlin; both addMember and dropGroup take the users lock outside and the groups lock inside.
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

public class WithLockOrdered {
    private static final class Guarded<T> {
        private final ReentrantLock lock = new ReentrantLock();
        private final T value;

        Guarded(T value) {
            this.value = value;
        }

        <R> R withLock(Supplier<R> body) {
            lock.lock();
            try {
                return body.get();
            } finally {
                lock.unlock();
            }
        }
    }

    private final Guarded<Map<String, Set<String>>> users = new Guarded<>(new HashMap<>());
    private final Guarded<Map<String, Integer>> groups = new Guarded<>(new HashMap<>());

    public boolean addMember(String user, String group) {
        return users.withLock(() -> {
            boolean fresh = users.value.computeIfAbsent(user, u -> new HashSet<>()).add(group);
            if (fresh) {
                groups.withLock(() -> groups.value.merge(group, 1, Integer::sum));
            }
            return fresh;
        });
    }

    public int dropGroup(String group) {
        return users.withLock(() -> {
            Integer n = groups.withLock(() -> groups.value.remove(group));
            if (n == null) {
                return 0;
            }
            int removed = 0;
            for (Set<String> s : users.value.values()) {
                if (s.remove(group)) {
                    removed++;
                }
            }
            return removed;
        });
    }
}
// corpus: unseen
