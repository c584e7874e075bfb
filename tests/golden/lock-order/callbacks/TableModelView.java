// run: scan --only lock-order --library
// expect: lock-order
// Model fires listeners under its monitor and the Grid listener locks itself; Grid.paint locks itself and then asks the model.
package lob.tablemodelview;

import java.util.ArrayList;
import java.util.List;

public class TableModelView {
    public interface Listener {
        void rowChanged(int row);
    }

    public static class Model {
        private final List<String> rows = new ArrayList<>();
        private final List<Listener> listeners = new ArrayList<>();

        public synchronized void addListener(Listener l) {
            listeners.add(l);
        }

        public synchronized void append(String text) {
            rows.add(text);
            fire(rows.size() - 1);
        }

        public synchronized int rowCount() {
            return rows.size();
        }

        public synchronized String row(int i) {
            return i < rows.size() ? rows.get(i) : "";
        }

        private void fire(int row) {
            for (Listener l : listeners) {
                l.rowChanged(row);
            }
        }
    }

    public static class Grid implements Listener {
        private final Model model;
        private int dirtyFrom = Integer.MAX_VALUE;
        private String canvas = "";

        public Grid(Model model) {
            this.model = model;
        }

        @Override
        public synchronized void rowChanged(int row) {
            dirtyFrom = Math.min(dirtyFrom, row);
        }

        public synchronized String paint() {
            if (dirtyFrom == Integer.MAX_VALUE) {
                return canvas;
            }
            StringBuilder sb = new StringBuilder();
            int n = model.rowCount();
            for (int i = 0; i < n; i++) {
                sb.append(model.row(i)).append('\n');
            }
            canvas = sb.toString();
            dirtyFrom = Integer.MAX_VALUE;
            return canvas;
        }
    }

    public static Grid attach(Model m) {
        Grid g = new Grid(m);
        m.addListener(g);
        return g;
    }
}
// corpus: unseen
