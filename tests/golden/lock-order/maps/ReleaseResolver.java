// run: scan --only lock-order
// expect: none
// the mapping functions only build values and take no lock, so the only nesting is repoLock then the map's bin
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

public class ReleaseResolver {
    record Module(String coordinates, int build) {
        Module newer() {
            return new Module(coordinates, build + 1);
        }
    }

    private final ConcurrentHashMap<String, Module> resolved = new ConcurrentHashMap<>();
    private final AtomicInteger downloads = new AtomicInteger();
    private final Object repoLock = new Object();
    private final Set<String> refreshed = new HashSet<>();

    public Module resolve(String coordinates) {
        return resolved.computeIfAbsent(coordinates, c -> new Module(c, downloads.incrementAndGet()));
    }

    public int refresh(Set<String> candidates) {
        synchronized (repoLock) {
            int n = 0;
            for (String c : candidates) {
                Module now = resolved.computeIfPresent(c, (k, old) -> old.newer());
                if (now != null) {
                    refreshed.add(c);
                    n++;
                }
            }
            return n;
        }
    }

    public int refreshedCount() {
        synchronized (repoLock) {
            return refreshed.size();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ReleaseResolver resolver = new ReleaseResolver();
        String lib = "org.acme:lib:1.0";
        Thread compile = new Thread(() -> System.out.println(resolver.resolve(lib)));
        Thread daemon = new Thread(() -> System.out.println(resolver.refresh(Set.of(lib, "org.acme:other:2"))));
        compile.start();
        daemon.start();
        compile.join();
        daemon.join();
        System.out.println(resolver.refreshedCount());
    }
}
// corpus: unseen11
