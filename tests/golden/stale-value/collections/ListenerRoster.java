// run: scan --library --only stale-value
// expect: none
// writers copy and replace the volatile array under one monitor, readers only iterate over what they read once
import java.util.Arrays;

public class ListenerRoster {
    public interface Listener {
        void event(String type, Object source);
    }

    private static final Listener[] NONE = new Listener[0];

    private final Object source;
    private final Object writeLock = new Object();
    private volatile Listener[] listeners = NONE;

    public ListenerRoster(Object source) {
        this.source = source;
    }

    public void add(Listener l) {
        synchronized (writeLock) {
            Listener[] old = listeners;
            Listener[] next = Arrays.copyOf(old, old.length + 1);
            next[old.length] = l;
            listeners = next;
        }
    }

    public boolean remove(Listener l) {
        synchronized (writeLock) {
            Listener[] old = listeners;
            for (int i = 0; i < old.length; i++) {
                if (old[i] == l) {
                    Listener[] next = new Listener[old.length - 1];
                    System.arraycopy(old, 0, next, 0, i);
                    System.arraycopy(old, i + 1, next, i, next.length - i);
                    listeners = next;
                    return true;
                }
            }
            return false;
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
