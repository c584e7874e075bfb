// The list per tag is created atomically by computeIfAbsent and never replaced; the lists are thread-safe queues.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: none
// corpus: unseen30
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class PhotoTags {

    static class MultiIndex<K, V> {
        private final Map<K, Queue<V>> byKey = new ConcurrentHashMap<>();

        void add(K key, V value) {
            byKey.computeIfAbsent(key, k -> new ConcurrentLinkedQueue<>())
                .add(value);
        }

        Collection<V> get(K key) {
            Queue<V> found = byKey.get(key);
            return found == null ? List.of() : List.copyOf(found);
        }
    }

    private final MultiIndex<String, Integer> byTag = new MultiIndex<>();

    void tag(int photo, String... tags) {
        for (String t : tags) {
            byTag.add(t, photo);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        PhotoTags album = new PhotoTags();
        ExecutorService pool = Executors.newFixedThreadPool(3);
        for (int i = 0; i < 30; i++) {
            final int photo = i;
            pool.execute(() -> {
                album.tag(photo, "2024", photo % 2 == 0 ? "sea" : "city");
                if (photo % 5 == 0) {
                    album.tag(photo, "family");
                }
            });
        }
        pool.shutdown();
        pool.awaitTermination(10, TimeUnit.SECONDS);
        for (String tag : new String[] {"2024", "sea", "city", "family", "work"}) {
            System.out.println(tag + " " + album.byTag.get(tag).size());
        }
    }
}
