// run: scan --only atomicity
// expect: atomicity
// hazelcast/hazelcast#6273 - addResource reads and stores the resource list under the service's mutex, but destroyCache removes the list without that mutex: a destroyed cache comes back with already closed resources
import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class CacheRegistry {
    private final Map<String, List<Closeable>> resources = new HashMap<>();

    synchronized List<Closeable> lookup(String cache) {
        return resources.getOrDefault(cache, List.of());
    }

    synchronized void store(String cache, List<Closeable> list) {
        resources.put(cache, list);
    }

    synchronized List<Closeable> drop(String cache) {
        List<Closeable> l = resources.remove(cache);
        return l == null ? List.of() : l;
    }

    synchronized int size() {
        return resources.size();
    }
}

public class CacheResources {
    private final Object mutex = new Object();
    private final CacheRegistry registry;

    CacheResources(CacheRegistry registry) {
        this.registry = registry;
    }

    void addResource(String cache, Closeable resource) {
        synchronized (mutex) {
            List<Closeable> extended = new ArrayList<>(registry.lookup(cache));
            extended.add(resource);
            registry.store(cache, List.copyOf(extended));
        }
    }

    void destroyCache(String cache) {
        for (Closeable c : registry.drop(cache)) {
            try {
                c.close();
            } catch (IOException e) {
                System.err.println(e.getMessage());
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        CacheRegistry registry = new CacheRegistry();
        CacheResources service = new CacheResources(registry);
        Thread proxies = new Thread(() -> {
            for (int i = 0; i < 20_000; i++) {
                service.addResource("orders", () -> { });
            }
        });
        Thread destroyer = new Thread(() -> {
            for (int i = 0; i < 20_000; i++) {
                service.destroyCache("orders");
            }
        });
        proxies.start();
        destroyer.start();
        proxies.join();
        destroyer.join();
        System.out.println(registry.size());
    }
}
// corpus: unseen18
