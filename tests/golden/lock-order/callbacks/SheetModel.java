// run: scan --only lock-order
// expect: none
// the view uses the model's own lock object, so the callbacks and the painting nest the same reentrant monitor
import java.util.ArrayList;
import java.util.List;

public class SheetModel {
    interface SheetListener {
        void cellChanged(int row, Object value);
    }

    private final Object treeLock = new Object();
    private final Object[] cells;
    private final List<SheetListener> listeners = new ArrayList<>();

    SheetModel(int rows) {
        cells = new Object[rows];
    }

    Object treeLock() {
        return treeLock;
    }

    void addSheetListener(SheetListener l) {
        synchronized (treeLock) {
            listeners.add(l);
        }
    }

    void setCell(int row, Object value) {
        synchronized (treeLock) {
            cells[row] = value;
            for (SheetListener l : listeners) {
                l.cellChanged(row, value);
            }
        }
    }

    Object cell(int row) {
        synchronized (treeLock) {
            return cells[row];
        }
    }

    int rows() {
        return cells.length;
    }

    public static void main(String[] args) throws Exception {
        SheetModel model = new SheetModel(4);
        SheetView view = new SheetView(model);
        model.addSheetListener(view::cellChanged);
        Thread feed = new Thread(() -> {
            for (int i = 0; i < 10_000; i++) {
                model.setCell(i % 4, i);
            }
        });
        Thread painter = new Thread(() -> {
            for (int i = 0; i < 10_000; i++) {
                view.paint();
            }
        });
        feed.start();
        painter.start();
        feed.join();
        painter.join();
    }
}

class SheetView {
    private final SheetModel model;
    private final Object lock;
    private final boolean[] dirty;
    private int painted;

    SheetView(SheetModel model) {
        this.model = model;
        this.lock = model.treeLock();
        this.dirty = new boolean[model.rows()];
    }

    void cellChanged(int row, Object value) {
        synchronized (lock) {
            dirty[row] = true;
        }
    }

    void paint() {
        synchronized (lock) {
            for (int r = 0; r < dirty.length; r++) {
                if (dirty[r]) {
                    painted += String.valueOf(model.cell(r)).length();
                    dirty[r] = false;
                }
            }
        }
    }
}
// corpus: unseen13
