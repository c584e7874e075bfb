// run: scan --only stale-value
// expect: stale-value
// get null then put on a ConcurrentHashMap: the loser's object is returned although another one is in the map (GlassFish shape)
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

class ObjectHandle {
    private final String path;
    private int references;

    ObjectHandle(String path) {
        this.path = path;
    }

    synchronized void retain() {
        references++;
    }

    synchronized int references() {
        return references;
    }

    String path() {
        return path;
    }
}

public class PathnameResolver {
    private final Map<String, ObjectHandle> cache = new ConcurrentHashMap<>();

    public ObjectHandle resolve(String path) {
        ObjectHandle result = cache.get(path);
        if (result != null) {
            result.retain();
            return result;
        }
        String normal = path.trim();
        while (normal.endsWith("/")) {
            normal = normal.substring(0, normal.length() - 1);
        }
        result = new ObjectHandle(normal);
        result.retain();
        cache.put(path, result);
        return result;
    }

    public void flush() {
        cache.clear();
    }
}
// corpus: unseen
