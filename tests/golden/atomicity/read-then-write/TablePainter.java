// run: scan --only atomicity
// expect: atomicity
// paint reads the row count and then each row in separate locked calls; rows removed in between make rowAt throw
import java.util.ArrayList;
import java.util.List;

public class TablePainter {
    private final GridModel model;
    private final StringBuilder screen = new StringBuilder();
    private int frames;

    public TablePainter(GridModel model) {
        this.model = model;
    }

    public synchronized int paint() {
        screen.setLength(0);
        int n = model.rowCount();
        for (int i = 0; i < n; i++) {
            screen.append(model.rowAt(i)).append('\n');
        }
        frames++;
        return screen.length();
    }

    public synchronized int frames() {
        return frames;
    }

    public static void main(String[] args) throws InterruptedException {
        GridModel model = new GridModel();
        TablePainter painter = new TablePainter(model);
        Thread feed = new Thread(() -> {
            for (int i = 0; i < 20000; i++) {
                model.add("row " + i);
                if (i % 5 == 4) {
                    model.clear();
                }
            }
        });
        Thread edt = new Thread(() -> {
            for (int i = 0; i < 20000; i++) {
                painter.paint();
            }
        });
        feed.start();
        edt.start();
        feed.join();
        edt.join();
        System.out.println(painter.frames());
    }
}

class GridModel {
    private final List<String> rows = new ArrayList<>();

    synchronized int rowCount() {
        return rows.size();
    }

    synchronized String rowAt(int i) {
        return rows.get(i);
    }

    synchronized void add(String row) {
        rows.add(row);
    }

    synchronized void clear() {
        rows.clear();
    }
}
// corpus: unseen11
