// run: scan --only lock-order --library
// expect: none
// OpenCallModel copies its listeners under the lock and notifies them after releasing it; the View's lock is never held while calling the model either.
package swingish.table;

import java.util.ArrayList;
import java.util.EventListener;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class OpenCallModel {

    public interface CellListener extends EventListener {
        void cellChanged(OpenCallModel source, String key);
    }

    private final Object lock = new Object();
    private final Map<String, String> cells = new HashMap<>();
    private final List<CellListener> listeners = new ArrayList<>();

    public void addListener(CellListener l) {
        synchronized (lock) {
            listeners.add(l);
        }
    }

    public String get(String key) {
        synchronized (lock) {
            return cells.get(key);
        }
    }

    public void set(String key, String value) {
        List<CellListener> toCall;
        synchronized (lock) {
            cells.put(key, value);
            toCall = new ArrayList<>(listeners);
        }
        for (CellListener l : toCall) {
            l.cellChanged(this, key);
        }
    }

    public static class View implements CellListener {
        private final Map<String, String> painted = new HashMap<>();
        private int repaints;

        @Override
        public void cellChanged(OpenCallModel source, String key) {
            String v = source.get(key);
            synchronized (painted) {
                painted.put(key, v);
                repaints++;
            }
        }

        public void edit(OpenCallModel model, String key) {
            String old;
            synchronized (painted) {
                old = painted.get(key);
            }
            model.set(key, old == null ? "new" : old + "'");
        }

        public int repaints() {
            synchronized (painted) {
                return repaints;
            }
        }
    }
}
// corpus: unseen
