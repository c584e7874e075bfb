// run: scan --library --only lock-order
// expect: lock-order
// reindex() takes indexLock.write then storeLock.read; replaceProduct() takes storeLock.write then indexLock.write
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class CatalogIndexer {
    public record Product(String sku, String text) {}

    private final ReadWriteLock storeLock = new ReentrantReadWriteLock();
    private final ReadWriteLock indexLock = new ReentrantReadWriteLock();
    private final Map<String, Product> store = new HashMap<>();
    private final Map<String, Set<String>> index = new HashMap<>();

    public void reindex() {
        indexLock.writeLock().lock();
        try {
            index.clear();
            storeLock.readLock().lock();
            try {
                store.values().forEach(this::addTerms);
            } finally {
                storeLock.readLock().unlock();
            }
        } finally {
            indexLock.writeLock().unlock();
        }
    }

    public void replaceProduct(Product p) {
        storeLock.writeLock().lock();
        try {
            store.put(p.sku(), p);
            indexTerms(p);
        } finally {
            storeLock.writeLock().unlock();
        }
    }

    private void indexTerms(Product p) {
        indexLock.writeLock().lock();
        try {
            addTerms(p);
        } finally {
            indexLock.writeLock().unlock();
        }
    }

    private void addTerms(Product p) {
        for (String term : p.text().toLowerCase().split("\\W+")) {
            index.computeIfAbsent(term, t -> new TreeSet<>()).add(p.sku());
        }
    }

    public Set<String> search(String term) {
        indexLock.readLock().lock();
        try {
            return Set.copyOf(index.getOrDefault(term, Set.of()));
        } finally {
            indexLock.readLock().unlock();
        }
    }
}
// corpus: unseen12
