// run: scan --only lock-order
// expect: lock-order
// resolve() runs fetch() inside computeIfAbsent (bin lock) and fetch takes statsLock; evict() holds statsLock and calls entries.remove, which needs the bin lock
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class ArtifactStore {
    record Artifact(String coordinate, byte[] bytes) {}

    private final ConcurrentHashMap<String, Artifact> entries = new ConcurrentHashMap<>();
    private final Object statsLock = new Object();
    private final Map<String, Integer> downloads = new HashMap<>();
    private long bytesHeld;

    Artifact resolve(String coordinate) {
        return entries.computeIfAbsent(coordinate, this::fetch);
    }

    private Artifact fetch(String coordinate) {
        byte[] bytes = new byte[coordinate.length() * 64];
        synchronized (statsLock) {
            downloads.merge(coordinate, 1, Integer::sum);
            bytesHeld += bytes.length;
        }
        return new Artifact(coordinate, bytes);
    }

    void evict(String coordinate) {
        synchronized (statsLock) {
            Artifact gone = entries.remove(coordinate);
            if (gone != null) {
                bytesHeld -= gone.bytes().length;
            }
        }
    }

    long bytesHeld() {
        synchronized (statsLock) {
            return bytesHeld;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ArtifactStore store = new ArtifactStore();
        ExecutorService workers = Executors.newFixedThreadPool(4);
        for (int w = 0; w < 4; w++) {
            boolean reader = w % 2 == 0;
            workers.execute(() -> {
                for (int i = 0; i < 5000; i++) {
                    String c = "org.acme:lib-" + i % 7;
                    if (reader) {
                        store.resolve(c);
                    } else {
                        store.evict(c);
                    }
                }
            });
        }
        workers.shutdown();
        workers.awaitTermination(1, TimeUnit.MINUTES);
        System.out.println(store.bytesHeld());
    }
}
// corpus: unseen12
