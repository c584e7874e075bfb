// run: scan --only lock-order --library
// expect: none
// The model tells the table after it has released its lock.
public class SwingTreeLockOk {
    private static final Object TREE = new Object();
    public static final class Model {
        private int rows;
        public synchronized int rows() { return rows; }
        private synchronized void add() { rows++; }
        public void insert(Table t) { add(); t.validate(); }
    }
    public static final class Table {
        private final Model model;
        private int height;
        public Table(Model m) { model = m; }
        public void paint() { synchronized (TREE) { height = model.rows(); } }
        void validate() { synchronized (TREE) { height = 0; } }
    }
}
// corpus: software
