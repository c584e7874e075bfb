// run: scan --only stale-value
// expect: stale-value
// contains then add on a CopyOnWriteArrayList registers a listener twice
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

public class ListenerList {
    public interface Listener {
        void changed(String property);
    }

    private final List<Listener> listeners = new CopyOnWriteArrayList<>();

    public void addListener(Listener l) {
        if (l == null) {
            throw new NullPointerException("listener");
        }
        if (!listeners.contains(l)) {
            listeners.add(l);
        }
    }

    public void removeListener(Listener l) {
        listeners.remove(l);
    }

    public void fire(String property) {
        for (Listener l : listeners) {
            l.changed(property);
        }
    }
}
// corpus: unseen
