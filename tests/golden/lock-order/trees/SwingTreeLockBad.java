// run: scan --only lock-order --library
// expect: lock-order locks=SwingTreeLockBad$Model,java.lang.Object
// AWT shape: components lock the global tree lock and then the model; the model, locked, validates the tree.
public class SwingTreeLockBad {
    private static final Object TREE = new Object();
    public static final class Model {
        private int rows;
        public synchronized int rows() { return rows; }
        public synchronized void insert(Table t) { rows++; t.validate(); }
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
