// run: scan --library --only stale-value
// expect: stale-value
// expect: stale-value
// add and remove copy the volatile array and write the copy back without a lock; concurrent registrations overwrite each other
import java.util.Arrays;

public class LifecycleRoster {
    public interface Listener {
        void event(String type, Object source);
    }

    private static final Listener[] NONE = new Listener[0];

    private final Object source;
    private volatile Listener[] listeners = NONE;

    public LifecycleRoster(Object source) {
        this.source = source;
    }

    public void add(Listener l) {
        Listener[] old = listeners;
        Listener[] next = Arrays.copyOf(old, old.length + 1);
        next[old.length] = l;
        listeners = next;
    }

    public void remove(Listener l) {
        Listener[] old = listeners;
        for (int i = 0; i < old.length; i++) {
            if (old[i] == l) {
                Listener[] next = new Listener[old.length - 1];
                System.arraycopy(old, 0, next, 0, i);
                System.arraycopy(old, i + 1, next, i, next.length - i);
                listeners = next;
                return;
            }
        }
    }

    public void fire(String type) {
        for (Listener l : listeners) {
            l.event(type, source);
        }
    }

    public int count() {
        return listeners.length;
    }
}
// corpus: unseen11
