// run: scan --only lock-order --library
// expect: lock-order locks=java.util.concurrent.locks.ReentrantLock,java.util.concurrent.locks.ReentrantLock
// All locks of a list are taken in the order in which the caller lists them.
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;

public class LockAllBad {
    public static class Row { final ReentrantLock lock = new ReentrantLock(); final int id; int n; public Row(int id) { this.id = id; } }
    private static void lockAll(List<Row> rows) { for (Row row : rows) { row.lock.lock(); } }
    private static void unlockAll(List<Row> rows) { for (Row row : rows) { row.lock.unlock(); } }
    public static void add(List<Row> rows) {
        lockAll(rows);
        try { for (Row row : rows) { row.n++; } } finally { unlockAll(rows); }
    }
}
