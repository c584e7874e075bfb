// run: scan --library --only atomicity
// expect: atomicity
// cgeo/cgeo#6230 (issue 4611) - populate() runs under the overlay's lock but the cache list has its own: size() is taken once and createItem(i) goes back to the list, which updateCaches() may have shortened
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

abstract class GeoOverlay<T> {
    private final Object overlayLock = new Object();
    private final List<T> items = new ArrayList<>();

    protected abstract int size();

    protected abstract T createItem(int i);

    public void populate() {
        synchronized (overlayLock) {
            items.clear();
            int n = size();
            for (int i = 0; i < n; i++) {
                items.add(createItem(i));
            }
        }
    }

    public int itemCount() {
        synchronized (overlayLock) {
            return items.size();
        }
    }
}

final class GeoCacheList {
    private final List<String> codes = new ArrayList<>();

    synchronized int size() {
        return codes.size();
    }

    synchronized String code(int i) {
        return codes.get(i);
    }

    synchronized void set(Collection<String> fresh) {
        codes.clear();
        codes.addAll(fresh);
    }
}

public class CacheOverlay extends GeoOverlay<CacheOverlay.Marker> {
    public record Marker(String geocode, int drawable) { }

    private final GeoCacheList caches = new GeoCacheList();

    @Override
    protected int size() {
        return caches.size();
    }

    @Override
    protected Marker createItem(int i) {
        String code = caches.code(i);
        return new Marker(code, code.startsWith("GC") ? 1 : 2);
    }

    /** Called by the loader thread; the map thread calls populate() on its own. */
    public void updateCaches(Collection<String> fresh) {
        caches.set(fresh);
    }
}
// corpus: unseen18
