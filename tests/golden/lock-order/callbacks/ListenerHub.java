// run: scan --only lock-order --library
// expect: none
// Listeners are copied under the lock and called after it is released, so no lock is held in callbacks.
import java.util.ArrayList;
import java.util.List;

public class ListenerHub {
    public interface Listener {
        void changed(String key);
    }

    private final Object lock = new Object();
    private final List<Listener> listeners = new ArrayList<>();

    public void add(Listener l) {
        synchronized (lock) {
            listeners.add(l);
        }
    }

    public void fire(String key) {
        List<Listener> copy;
        synchronized (lock) {
            copy = new ArrayList<>(listeners);
        }
        for (Listener l : copy) {
            l.changed(key);
        }
    }

    public static class View implements Listener {
        private final ListenerHub hub;
        private int changes;

        public View(ListenerHub hub) {
            this.hub = hub;
        }

        @Override
        public synchronized void changed(String key) {
            changes++;
        }

        public synchronized void attach() {
            if (changes == 0) {
                hub.add(this);
            }
        }
    }
}
// corpus: unseen
