// run: scan --only lock-order
// expect: none
// The inverse order runs only in main before any thread is started.
import java.util.ArrayList;
import java.util.List;

public class BeforeStartOrder {
    private final Object journal = new Object();
    private final Object store = new Object();
    private final List<String> log = new ArrayList<>();
    private final List<String> rows = new ArrayList<>();

    private void recover() {
        synchronized (store) {
            rows.clear();
            synchronized (journal) {
                rows.addAll(log);
            }
        }
    }

    private void write(String row) {
        synchronized (journal) {
            log.add(row);
            synchronized (store) {
                rows.add(row);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        BeforeStartOrder db = new BeforeStartOrder();
        db.recover();
        List<Thread> writers = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            int n = i;
            Thread t = new Thread(() -> db.write("row" + n));
            writers.add(t);
            t.start();
        }
        for (Thread t : writers) {
            t.join();
        }
        System.out.println(db.rows.size());
    }
}
// corpus: unseen
