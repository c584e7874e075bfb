// run: scan --only stale-value
// expect: stale-value method=LinDigIgnoredResultBad.listenersOf line=here
// Lin and Dig: putIfAbsent whose result is not looked at; the list returned may not be the one in the map.

import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

public class LinDigIgnoredResultBad {
    private final ConcurrentHashMap<String, List<Runnable>> listeners = new ConcurrentHashMap<>();

    public List<Runnable> listenersOf(String topic) {
        List<Runnable> list = listeners.get(topic);
        if (list == null) {
            list = new CopyOnWriteArrayList<>();
            listeners.putIfAbsent(topic, list); // <- here
        }
        return list;
    }
}
// corpus: published
