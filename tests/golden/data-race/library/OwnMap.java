// A subclass of a container that leaves its methods as they are is a container; one that locks in them may be safe.
// run: scan --library --only data-race
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

public class OwnMap {
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

    private final Newest newest = new Newest();
    private final Map<String, String> named = new Newest();
    private final Locked locked = new Locked();
    private final Map<String, String> lockedMap = new Locked();

    public synchronized void put(String key, String value) {
        newest.put(key, value); // expect: data-race#1 severity=high field=OwnMap.newest
        named.put(key, value); // expect: data-race#2 severity=high field=OwnMap.named
        locked.put(key, value);
        lockedMap.put(key, value);
    }

    public synchronized void again(String key, String value) {
        newest.put(key, value);
        named.put(key, value);
        locked.put(key, value);
        lockedMap.put(key, value);
    }

    public String newest(String key) { return newest.get(key); } // expect: data-race#1

    public String named(String key) { return named.get(key); } // expect: data-race#2

    public String locked(String key) { return locked.get(key); }

    public String lockedMap(String key) { return lockedMap.get(key); }
}
