// run: scan --only stale-value
// expect: stale-value
// a volatile array is copied and replaced without a lock, a registration can get lost
import java.util.Arrays;
import java.util.EventListener;

public class ListenerArray {
    public interface ChangeListener extends EventListener { void changed(String property); }

    private volatile ChangeListener[] listeners = new ChangeListener[0];
    public void addListener(ChangeListener l) {
        ChangeListener[] old = listeners;
        ChangeListener[] a = Arrays.copyOf(old, old.length + 1);
        a[old.length] = l;
        listeners = a;
    }
    public void fire(String property) {
        for (ChangeListener l : listeners) {
            try {
                l.changed(property);
            } catch (RuntimeException e) {
                System.err.println(e);
            }
        }
    }
    public int count() { return listeners.length; }
}
// corpus: unseen
