// run: scan --only stale-value --library
// expect: none
// Clean: iteration runs over the snapshot of a CopyOnWriteArrayList; addOnce uses the atomic addIfAbsent.
import java.util.concurrent.CopyOnWriteArrayList;

public class CowListeners {

    public interface Listener {
        void onEvent(String name, Object payload);
    }

    private final CopyOnWriteArrayList<Listener> listeners = new CopyOnWriteArrayList<>();

    public boolean addOnce(Listener l) {
        return listeners.addIfAbsent(l);
    }

    public boolean remove(Listener l) {
        return listeners.remove(l);
    }

    public int fire(String name, Object payload) {
        int n = 0;
        for (Listener l : listeners) {
            try {
                l.onEvent(name, payload);
                n++;
            } catch (RuntimeException e) {
                listeners.remove(l);
            }
        }
        return n;
    }

    public String describe() {
        StringBuilder sb = new StringBuilder();
        for (Listener l : listeners) {
            sb.append(sb.length() == 0 ? "" : ", ").append(l.getClass().getSimpleName());
        }
        return sb.toString();
    }
}
// corpus: unseen
