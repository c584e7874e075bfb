// run: scan --library --only atomicity --entries non-private
// expect: atomicity line=here witness=this.table

// The table of the panel may be the one that locks in rows().
public class OtherSubclassBad {
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
            to = bound(b); // <- here
        }
    }

    static class SharedTable extends Table {
        private int rows;
        synchronized int rows() { return rows; }
        synchronized void grow() { rows++; }
    }

    private final Table table;
    OtherSubclassBad(boolean isShared) { table = isShared ? new SharedTable() : new Table(); }
    final SharedTable shared = new SharedTable();

    synchronized void update(int a, int b) {
        table.select(a, b);
    }
}
