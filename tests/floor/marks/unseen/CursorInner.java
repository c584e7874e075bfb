import java.util.ArrayList;
import java.util.List;

/** Each scan has a table and cursors of its own; only the catalog is common. */
public class CursorInner {
    private final List<Integer> rows = new ArrayList<>(); // confined
    private int moves;

    private class Cursor {
        private int at;

        boolean advance() {
            moves++; // @move parallel: move
            return at++ < rows.size();
        }
    }

    int scan(int n) {
        for (int i = 0; i < n; i++) {
            rows.add(i); // @fill parallel: fill, parallel: move
        }
        Cursor c = new Cursor(); // confined
        int seen = 0;
        while (c.advance()) {
            seen++;
        }
        return seen;
    }

    static class Catalog {
        private int scans;
        private int rowsSeen;

        synchronized void record(int seen) {
            rowsSeen += seen; // @record held: this, not parallel: record, parallel: move
            scans++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Catalog catalog = new Catalog(); // shared
        Runnable query = () -> {
            CursorInner table = new CursorInner(); // confined
            catalog.record(table.scan(20));
        };
        Thread a = new Thread(query);
        Thread b = new Thread(query);
        a.start();
        b.start();
        a.join();
        b.join();
        int total = catalog.rowsSeen; // @total not parallel: record, not parallel: move
        System.out.println(total + catalog.scans);
    }
}
