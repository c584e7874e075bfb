// run: scan --library --only stale-value
// expect: none
// repaired form of alibaba/nacos#14928: adding, removing and dropping the empty set all happen inside compute operations of one key, which exclude each other
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

public class ServiceSubscribers {
    private final ConcurrentMap<String, Set<String>> subscribers = new ConcurrentHashMap<>();

    public void addSubscriber(String service, String clientId) {
        subscribers.compute(service, (s, old) -> {
            Set<String> next = old == null ? new HashSet<>() : new HashSet<>(old);
            next.add(clientId);
            return Set.copyOf(next);
        });
    }

    public void removeSubscriber(String service, String clientId) {
        subscribers.computeIfPresent(service, (s, old) -> {
            if (!old.contains(clientId)) {
                return old;
            }
            Set<String> next = new HashSet<>(old);
            next.remove(clientId);
            return next.isEmpty() ? null : Set.copyOf(next);
        });
    }

    public Collection<String> subscribersOf(String service) {
        return subscribers.getOrDefault(service, Set.of());
    }

    public void clientDisconnected(String clientId, Collection<String> services) {
        for (String s : List.copyOf(services)) {
            removeSubscriber(s, clientId);
        }
    }

    public boolean hasSubscribers(String service) {
        return subscribers.containsKey(service);
    }
}
// corpus: unseen19
