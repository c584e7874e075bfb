// run: scan --library --only stale-value
// expect: stale-value
// alibaba/nacos#14928: after removing a client the set is tested for emptiness and the service entry dropped; a client added in between is lost with the set
import java.util.Collection;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

public class SubscriberIndex {
    private final ConcurrentMap<String, Set<String>> subscribers = new ConcurrentHashMap<>();

    public void addSubscriber(String service, String clientId) {
        subscribers.computeIfAbsent(service, s -> ConcurrentHashMap.newKeySet()).add(clientId);
    }

    public void removeSubscriber(String service, String clientId) {
        Set<String> clients = subscribers.get(service);
        if (clients == null) {
            return;
        }
        clients.remove(clientId);
        if (clients.isEmpty()) {
            subscribers.remove(service);
        }
    }

    public Collection<String> subscribersOf(String service) {
        return Set.copyOf(subscribers.getOrDefault(service, Set.of()));
    }

    public void clientDisconnected(String clientId, Collection<String> services) {
        for (String s : services) {
            removeSubscriber(s, clientId);
        }
    }

    public int services() {
        return subscribers.size();
    }
}
// corpus: unseen19
