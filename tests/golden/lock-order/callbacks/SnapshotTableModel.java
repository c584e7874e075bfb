// run: scan --only lock-order --library
// expect: none
// Repaired TableModelView: the model fires after leaving its monitor, over a copy-on-write listener list; the grid may hold itself and call the model, never the reverse.
package loc.snapshottablemodel;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

public class SnapshotTableModel {
    public interface Listener {
        void rowChanged(int row);
    }

    private final List<String> rows = new ArrayList<>();
    private final List<Listener> listeners = new CopyOnWriteArrayList<>();

    public void addListener(Listener l) {
        listeners.add(l);
    }

    public void append(String text) {
        int row;
        synchronized (this) {
            rows.add(text);
            row = rows.size() - 1;
        }
        for (Listener l : listeners) {
            l.rowChanged(row);
        }
    }

    public synchronized List<String> copyRows() {
        return new ArrayList<>(rows);
    }

    public static class Grid implements Listener {
        private final SnapshotTableModel model;
        private boolean dirty = true;
        private String canvas = "";

        public Grid(SnapshotTableModel model) {
            this.model = model;
        }

        @Override
        public synchronized void rowChanged(int row) {
            dirty = true;
        }

        public synchronized String paint() {
            if (dirty) {
                dirty = false;
                canvas = String.join("\n", model.copyRows());
            }
            return canvas;
        }
    }

    public Grid attach() {
        Grid g = new Grid(this);
        addListener(g);
        return g;
    }
}
// corpus: unseen
