import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** The first caller of a key computes, the others wait for its promise. */
public class PromiseCache {
    static class Page {
        final int[] words = new int[4]; // shared
        int views;
    }

    private final ConcurrentMap<String, CompletableFuture<Page>> pages = new ConcurrentHashMap<>(); // shared
    private int computed;
    private int requests;

    Page get(String key) {
        requests++; // @request parallel: request, parallel: fill
        CompletableFuture<Page> mine = new CompletableFuture<>();
        CompletableFuture<Page> first = pages.putIfAbsent("index", mine);
        if (first == null) {
            Page page = new Page(); // @page shared, not parallel: page
            page.words[0] = key.length(); // @fill not parallel: fill, not parallel: use
            computed++; // @compute not parallel: compute, not parallel: view
            mine.complete(page);
            return page;
        }
        return first.join();
    }

    void view() {
        Page p = get("index");
        int w = p.words[0]; // @use parallel: use
        p.views += w; // @view parallel: view, parallel: use
    }

    public static void main(String[] args) throws InterruptedException {
        PromiseCache cache = new PromiseCache();
        Thread[] readers = new Thread[3]; // confined
        for (int i = 0; i < readers.length; i++) {
            readers[i] = new Thread(cache::view);
            readers[i].start();
        }
        for (Thread r : readers) {
            r.join();
        }
        System.out.println(cache.computed);
    }
}
