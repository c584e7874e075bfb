// run: scan --only lock-order
// expect: none
// evict() works on the map first and takes statsLock only after remove() has returned; nobody holds statsLock when it calls the map
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class DependencyCache {
    record Jar(String coordinate, int size) {}

    private final ConcurrentHashMap<String, Jar> jars = new ConcurrentHashMap<>();
    private final Object statsLock = new Object();
    private final Map<String, Integer> downloads = new HashMap<>();
    private long bytesHeld;

    Jar resolve(String coordinate) {
        return jars.computeIfAbsent(coordinate, this::fetch);
    }

    private Jar fetch(String coordinate) {
        Jar jar = new Jar(coordinate, coordinate.length() * 64);
        synchronized (statsLock) {
            downloads.merge(coordinate, 1, Integer::sum);
            bytesHeld += jar.size();
        }
        return jar;
    }

    void evict(String coordinate) {
        Optional.ofNullable(jars.remove(coordinate)).ifPresent(this::accountRemoval);
    }

    private void accountRemoval(Jar gone) {
        synchronized (statsLock) {
            bytesHeld -= gone.size();
        }
    }

    long bytesHeld() {
        synchronized (statsLock) {
            return bytesHeld;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        DependencyCache cache = new DependencyCache();
        ExecutorService workers = Executors.newFixedThreadPool(4);
        for (int w = 0; w < 4; w++) {
            boolean reader = w % 2 == 0;
            workers.execute(() -> {
                for (int i = 0; i < 5000; i++) {
                    String c = "org.acme:lib-" + i % 7;
                    if (reader) {
                        cache.resolve(c);
                    } else {
                        cache.evict(c);
                    }
                }
            });
        }
        workers.shutdown();
        workers.awaitTermination(1, TimeUnit.MINUTES);
        System.out.println(cache.bytesHeld());
    }
}
// corpus: unseen12
