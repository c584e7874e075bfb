// run: scan --library --only lock-order
// expect: lock-order
// SegmentCatalog.publish: catalog write lock then postings write lock; PostingStore.compact: postings write lock then catalog read lock
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class SearchReplicaIndex {
    private final SegmentCatalog catalog = new SegmentCatalog();
    private final PostingStore postings = new PostingStore(catalog);

    public void index(String segment, Map<String, Integer> terms) {
        catalog.publish(segment, terms, postings);
    }

    public void maintenance() {
        postings.compact();
    }

    public int frequency(String term) {
        return postings.frequency(term);
    }
}

class SegmentCatalog {
    private final ReadWriteLock rw = new ReentrantReadWriteLock();
    private final List<String> live = new ArrayList<>();

    void publish(String segment, Map<String, Integer> terms, PostingStore store) {
        rw.writeLock().lock();
        try {
            live.add(segment);
            store.write(segment, terms);
        } finally {
            rw.writeLock().unlock();
        }
    }

    boolean isLive(String segment) {
        rw.readLock().lock();
        try {
            return live.contains(segment);
        } finally {
            rw.readLock().unlock();
        }
    }
}

class PostingStore {
    private final ReadWriteLock rw = new ReentrantReadWriteLock();
    private final Map<String, Map<String, Integer>> bySegment = new HashMap<>();
    private final SegmentCatalog catalog;

    PostingStore(SegmentCatalog catalog) {
        this.catalog = catalog;
    }

    void write(String segment, Map<String, Integer> terms) {
        rw.writeLock().lock();
        try {
            bySegment.put(segment, new HashMap<>(terms));
        } finally {
            rw.writeLock().unlock();
        }
    }

    void compact() {
        rw.writeLock().lock();
        try {
            bySegment.keySet().removeIf(s -> !catalog.isLive(s));
        } finally {
            rw.writeLock().unlock();
        }
    }

    int frequency(String term) {
        rw.readLock().lock();
        try {
            int sum = 0;
            for (Map<String, Integer> m : bySegment.values()) {
                sum += m.getOrDefault(term, 0);
            }
            return sum;
        } finally {
            rw.readLock().unlock();
        }
    }
}
// corpus: unseen9
