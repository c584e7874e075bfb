// run: scan --only stale-value
// expect: none
// save takes the version that was read and refuses a stale one; the caller reads again and retries
import java.util.HashMap;
import java.util.Map;
import java.util.function.LongUnaryOperator;

public class VersionedRows {
    record Row(long version, long balance) { }

    private final Map<String, Row> rows = new HashMap<>();

    public synchronized Row read(String key) {
        return rows.getOrDefault(key, new Row(0, 0));
    }

    public synchronized boolean save(String key, long readVersion, long balance) {
        Row now = read(key);
        if (now.version() != readVersion) {
            return false;
        }
        rows.put(key, new Row(readVersion + 1, balance));
        return true;
    }

    public long update(String key, LongUnaryOperator change) {
        while (true) {
            Row row = read(key);
            long next = change.applyAsLong(row.balance());
            if (next == row.balance()) {
                return next;
            }
            if (save(key, row.version(), next)) {
                return next;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        VersionedRows rows = new VersionedRows();
        Thread[] clients = new Thread[4];
        for (int i = 0; i < clients.length; i++) {
            int step = i + 1;
            clients[i] = new Thread(() -> {
                for (int k = 0; k < 1000; k++) {
                    rows.update("cash", b -> b + step);
                }
            });
            clients[i].start();
        }
        for (Thread t : clients) {
            t.join();
        }
        System.out.println(rows.read("cash"));
    }
}
// corpus: unseen11
