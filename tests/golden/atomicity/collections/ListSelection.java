// run: scan --only atomicity --library
// expect: atomicity
// Delete() takes rows.indexOf(item) and then rows.removeAt(index), a background reload may shift the rows between
import java.util.ArrayList;
import java.util.List;

public class ListSelection<T> {
    public static class RowModel<E> {
        private final List<E> rows = new ArrayList<>();

        public synchronized void append(E e) {
            rows.add(e);
        }

        public synchronized void reload(List<? extends E> fresh) {
            rows.clear();
            rows.addAll(fresh);
        }

        public synchronized int indexOf(E e) {
            return rows.indexOf(e);
        }

        public synchronized E removeAt(int i) {
            return rows.remove(i);
        }

        public synchronized int count() {
            return rows.size();
        }
    }

    private final RowModel<T> rows;
    private final List<T> undo = new ArrayList<>();
    private T selected;

    public ListSelection(RowModel<T> rows) {
        this.rows = rows;
    }

    public synchronized void select(T item) {
        selected = item;
    }

    public synchronized boolean delete() {
        if (selected == null) {
            return false;
        }
        int at = rows.indexOf(selected);
        if (at < 0) {
            selected = null;
            return false;
        }
        undo.add(rows.removeAt(at));
        selected = null;
        return true;
    }

    public synchronized int undoDepth() {
        return undo.size();
    }
}
// corpus: unseen9
