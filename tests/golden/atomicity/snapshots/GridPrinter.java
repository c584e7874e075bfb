// run: scan --only atomicity
// expect: none
// the painter takes one immutable snapshot of the rows and works on that
import java.util.ArrayList;
import java.util.List;

public class GridPrinter {
    private final SheetModel model;
    private final StringBuilder screen = new StringBuilder();
    private int frames;

    public GridPrinter(SheetModel model) {
        this.model = model;
    }

    public synchronized int paint() {
        screen.setLength(0);
        List<String> rows = model.snapshot();
        int n = rows.size();
        for (int i = 0; i < n; i++) {
            screen.append(rows.get(i)).append('\n');
        }
        frames++;
        return screen.length();
    }

    public synchronized int frames() {
        return frames;
    }

    public static void main(String[] args) throws InterruptedException {
        SheetModel model = new SheetModel();
        GridPrinter printer = new GridPrinter(model);
        Thread feed = new Thread(() -> {
            for (int i = 0; i < 5000; i++) {
                model.add("row " + i);
                if (i % 5 == 4) {
                    model.clear();
                }
            }
        });
        Thread edt = new Thread(() -> {
            for (int i = 0; i < 5000; i++) {
                printer.paint();
            }
        });
        feed.start();
        edt.start();
        feed.join();
        edt.join();
        System.out.println(printer.frames());
    }
}

class SheetModel {
    private final List<String> rows = new ArrayList<>();

    synchronized List<String> snapshot() {
        return List.copyOf(rows);
    }

    synchronized void add(String row) {
        rows.add(row);
    }

    synchronized void clear() {
        rows.clear();
    }
}
// corpus: unseen11
