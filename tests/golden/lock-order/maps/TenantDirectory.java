// run: scan --library --only lock-order
// expect: lock-order
// suspend holds the bin lock of the map (compute) and takes the tenant monitor, close holds the tenant monitor and takes the bin lock of the same key (remove)
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentMap;

public class TenantDirectory {
    public enum Status { ACTIVE, SUSPENDED, CLOSED }

    public record View(String key, String title, Status status) {}

    private static final class Tenant {
        private final String key;
        private final String title;
        private Status status = Status.ACTIVE;

        Tenant(String key, String title) {
            this.key = key;
            this.title = title;
        }

        synchronized void mark(Status next) {
            status = next;
        }

        synchronized View view() {
            return new View(key, title, status);
        }
    }

    private final ConcurrentMap<String, Tenant> tenants = new ConcurrentHashMap<>();
    private final Queue<View> closed = new ConcurrentLinkedQueue<>();

    public void register(String key, String title) {
        tenants.putIfAbsent(key, new Tenant(key, title));
    }

    public void suspend(String key) {
        tenants.computeIfPresent(key, (k, tenant) -> {
            tenant.mark(Status.SUSPENDED);
            return tenant;
        });
    }

    public void close(String key) {
        Tenant tenant = tenants.get(key);
        if (tenant == null) {
            return;
        }
        synchronized (tenant) {
            tenant.status = Status.CLOSED;
            if (tenants.remove(key, tenant)) {
                closed.add(tenant.view());
            }
        }
    }

    public List<View> closed() {
        return List.copyOf(closed);
    }

    public Optional<View> find(String key) {
        return Optional.ofNullable(tenants.get(key)).map(Tenant::view);
    }
}
// corpus: unseen15
