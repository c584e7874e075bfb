// run: scan --only stale-value
// expect: stale-value
// CopyOnWriteArrayList.contains then add, duplicate listener
import java.util.concurrent.CopyOnWriteArrayList;

public class UniqueListeners {
    public interface Listener { void changed(String what); }

    private final CopyOnWriteArrayList<Listener> listeners = new CopyOnWriteArrayList<>();

    public void add(Listener l) {
        if (l == null) throw new NullPointerException("listener");
        if (!listeners.contains(l)) {
            listeners.add(l);
        }
    }

    public void remove(Listener l) {
        listeners.remove(l);
    }

    public void fire(String what) {
        for (Listener l : listeners) {
            l.changed(what);
        }
    }
}
// corpus: unseen
