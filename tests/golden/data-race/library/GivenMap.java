// The class of a container that came in is not known: it may be one for threads, so nothing is certain of it. What the
// class makes itself is known.
// run: scan --library --only data-race
import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

public class GivenMap {
    private final Map<String, String> given;
    private final Map<String, String> locked;
    private final ConcurrentMap<String, String> concurrent;
    private final Set<String> own = Collections.newSetFromMap(new ConcurrentHashMap<>());
    private final Map<String, String> either;

    public GivenMap(Map<String, String> given, Map<String, String> locked,
        ConcurrentMap<String, String> concurrent) {
        this.given = given;
        this.locked = locked;
        this.concurrent = concurrent;
        this.either = given.isEmpty() ? new ConcurrentHashMap<>() : make();
    }

    private static Map<String, String> make() { return new ConcurrentHashMap<>(); }

    public synchronized void put(String key, String value) {
        given.put(key, value); // expect: data-race#1 severity=medium field=GivenMap.given
        locked.put(key, value);
        concurrent.put(key, value);
        own.add(key);
        either.put(key, value);
    }

    public synchronized void remove(String key) {
        given.remove(key);
        locked.remove(key);
        concurrent.remove(key);
        own.remove(key);
        either.remove(key);
    }

    public String given(String key) { return given.get(key); } // expect: data-race#1

    public synchronized String locked(String key) { return locked.get(key); }

    public String concurrent(String key) { return concurrent.get(key); }

    public boolean own(String key) { return own.contains(key); }

    public String either(String key) { return either.get(key); }
}
