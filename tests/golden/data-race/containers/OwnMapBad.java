// A subclass of a map is a map; one that came in by the constructor is what it was made as.
// run: scan --only data-race
// expect: data-race severity=high field=OwnMapBad.named
// expect: data-race severity=high field=OwnMapBad.given
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class OwnMapBad {
    static class Newest extends LinkedHashMap<String, String> {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, String> eldest) {
            return size() > 100;
        }
    }

    static class Locked extends HashMap<String, String> {
        @Override
        public synchronized String put(String key, String value) { return super.put(key, value); }

        @Override
        public synchronized String get(Object key) { return super.get(key); }
    }

    private final Map<String, String> named = new Newest();
    private final Map<String, String> locked = new Locked();
    private final Map<String, String> given, safe;

    OwnMapBad(Map<String, String> given, Map<String, String> safe) {
        this.given = given;
        this.safe = safe;
    }

    void put() {
        named.put("a", "b");
        locked.put("a", "b");
        given.put("a", "b");
        safe.put("a", "b");
    }

    public static void main(String[] args) {
        OwnMapBad maps = new OwnMapBad(new HashMap<>(), new ConcurrentHashMap<>());
        new Thread(maps::put).start();
        System.out.println(maps.named.get("a"));
        System.out.println(maps.locked.get("a"));
        System.out.println(maps.given.get("a"));
        System.out.println(maps.safe.get("a"));
    }
}
