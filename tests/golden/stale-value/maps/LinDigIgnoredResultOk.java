// run: scan --only atomicity,stale-value
// expect: none
// Lin and Dig: putIfAbsent whose result is not looked at; the list returned may not be the one in the map.

import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

public class LinDigIgnoredResultOk {
    private final ConcurrentHashMap<String, List<Runnable>> listeners = new ConcurrentHashMap<>();

    public List<Runnable> listenersOf(String topic) {
        List<Runnable> list = listeners.get(topic);
        if (list == null) {
            list = new CopyOnWriteArrayList<>();
            List<Runnable> before = listeners.putIfAbsent(topic, list);
            if (before != null)
                list = before;
        }
        return list;
    }
}
// corpus: published
