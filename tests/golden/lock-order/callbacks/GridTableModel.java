// run: scan --only lock-order
// expect: lock-order
// setCell fires the listeners under the model lock and the view locks itself in cellChanged; paint locks the view and then reads the model
import java.util.ArrayList;
import java.util.List;

public class GridTableModel {
    interface CellListener {
        void cellChanged(int row, int col, Object value);
    }

    private final Object[][] cells;
    private final List<CellListener> listeners = new ArrayList<>();

    GridTableModel(int rows, int cols) {
        cells = new Object[rows][cols];
    }

    synchronized void addCellListener(CellListener l) {
        listeners.add(l);
    }

    synchronized void setCell(int row, int col, Object value) {
        cells[row][col] = value;
        fire(row, col, value);
    }

    private void fire(int row, int col, Object value) {
        for (CellListener l : listeners) {
            l.cellChanged(row, col, value);
        }
    }

    synchronized Object cell(int row, int col) {
        return cells[row][col];
    }

    int rows() {
        return cells.length;
    }

    public static void main(String[] args) throws Exception {
        GridTableModel model = new GridTableModel(4, 1);
        GridView view = new GridView(model);
        model.addCellListener(view::cellChanged);
        Thread feed = new Thread(() -> {
            for (int i = 0; i < 10_000; i++) {
                model.setCell(i % 4, 0, i);
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

class GridView {
    private final GridTableModel model;
    private final boolean[] dirty;
    private final Object paintLock = new Object();
    private int painted;

    GridView(GridTableModel model) {
        this.model = model;
        this.dirty = new boolean[model.rows()];
    }

    void cellChanged(int row, int col, Object value) {
        synchronized (paintLock) {
            dirty[row] = true;
        }
    }

    void paint() {
        synchronized (paintLock) {
            for (int r = 0; r < dirty.length; r++) {
                if (dirty[r]) {
                    String text = String.valueOf(model.cell(r, 0));
                    painted += text.length();
                    dirty[r] = false;
                }
            }
        }
    }
}
// corpus: unseen13
