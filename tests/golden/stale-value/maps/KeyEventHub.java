// run: scan --library --only stale-value
// expect: stale-value
// apache/geode#7408 (review of EventDistributor) - the queue of a key is found empty and its mapping removed in two steps; a listener added to that queue in between is never told anything
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentMap;

public class KeyEventHub {
    public interface KeyListener {
        List<String> keys();

        void fired(String key, Event event);
    }

    public enum Event { LPUSH, RPUSH, RENAME }

    private final ConcurrentMap<String, Queue<KeyListener>> listeners = new ConcurrentHashMap<>();

    public void registerListener(KeyListener listener) {
        for (String key : listener.keys()) {
            listeners.computeIfAbsent(key, k -> new ConcurrentLinkedQueue<>()).add(listener);
        }
    }

    public boolean removeListener(KeyListener listener) {
        boolean removed = false;
        for (String key : listener.keys()) {
            Queue<KeyListener> queue = listeners.get(key);
            if (queue == null) {
                continue;
            }
            removed |= queue.remove(listener);
            if (queue.isEmpty()) {
                listeners.remove(key);
            }
        }
        return removed;
    }

    public void fire(String key, Event event) {
        Queue<KeyListener> queue = listeners.get(key);
        if (queue != null) {
            for (KeyListener l : queue) {
                l.fired(key, event);
            }
        }
    }

    public int watchedKeys() {
        return listeners.size();
    }
}
// corpus: unseen18
