// run: scan --only lock-order
// expect: lock-order
// neo4j/neo4j#10297 - closeIndex holds the data source and disposes the searcher (searcher monitor); getSearcher holds the searcher's monitor and calls the synchronized refresh
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;

class SearcherRef {
    private final String index;
    private int users;
    private boolean stale;
    private boolean closed;

    SearcherRef(String index) {
        this.index = index;
    }

    String index() {
        return index;
    }

    synchronized void acquire() {
        users++;
    }

    synchronized void release() {
        users--;
    }

    synchronized void markStale() {
        stale = true;
    }

    synchronized boolean needsRefresh() {
        return stale || closed;
    }

    synchronized void dispose() {
        closed = true;
        users = 0;
    }
}

public class FulltextSource {
    private final Map<String, SearcherRef> searchers = new ConcurrentHashMap<>();

    SearcherRef getSearcher(String index) {
        SearcherRef ref = searchers.get(index);
        if (ref == null) {
            ref = refreshSearcher(index);
        }
        synchronized (ref) {
            if (ref.needsRefresh()) {
                ref = refreshSearcher(index);
            }
            ref.acquire();
            return ref;
        }
    }

    private synchronized SearcherRef refreshSearcher(String index) {
        SearcherRef current = searchers.get(index);
        if (current != null && !current.needsRefresh()) {
            return current;
        }
        SearcherRef fresh = new SearcherRef(index);
        searchers.put(index, fresh);
        return fresh;
    }

    synchronized void closeIndex(String index) {
        SearcherRef ref = searchers.remove(index);
        if (ref != null) {
            ref.dispose();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        FulltextSource source = new FulltextSource();
        Thread adder = new Thread(() -> {
            for (int i = 0; i < 50_000; i++) {
                SearcherRef s = source.getSearcher("people");
                s.markStale();
                s.release();
            }
        }, "adder");
        Thread admin = new Thread(() -> {
            for (int i = 0; i < 50_000; i++) {
                if (ThreadLocalRandom.current().nextInt(4) != 0) {
                    source.closeIndex("people");
                }
            }
        }, "admin");
        adder.start();
        admin.start();
        adder.join();
        admin.join();
    }
}
// corpus: unseen18
