// run: scan --library --only atomicity --entries non-private
// expect: none

// The table of the panel is a plain one; the class that locks in rows() is never in it.
public class OtherSubclassOk {
    static class Table {
        int rows() { return 3; }
        private int bound(int row) {
            if (row < 0 || row >= rows())
                throw new IllegalArgumentException();
            return row;
        }
        private int from, to;
        void select(int a, int b) {
            from = bound(a);
            to = bound(b);
        }
    }

    static class SharedTable extends Table {
        private int rows;
        synchronized int rows() { return rows; }
        synchronized void grow() { rows++; }
    }

    private final Table table = new Table();
    final SharedTable shared = new SharedTable();

    synchronized void update(int a, int b) {
        table.select(a, b);
    }
}
