// run: scan --only lock-order --library
// expect: none
// The list is sorted first.
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;

public class LockAllOk {
    public static class Row { final ReentrantLock lock = new ReentrantLock(); final int id; int n; public Row(int id) { this.id = id; } }
    private static void lockAll(List<Row> rows) { for (Row row : rows) { row.lock.lock(); } }
    private static void unlockAll(List<Row> rows) { for (Row row : rows) { row.lock.unlock(); } }
    public static void add(List<Row> given) {
        List<Row> rows = new ArrayList<>(given);
        rows.sort(Comparator.comparingInt(row -> row.id));
        lockAll(rows);
        try { for (Row row : rows) { row.n++; } } finally { unlockAll(rows); }
    }
}
