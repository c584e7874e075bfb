// Export holds lock while waiting for a task whose body (collect) needs the same lock.
// run: scan --only lock-order --min-severity medium
// expect: lock-order locks=java.lang.Object,java.util.concurrent.Future
// corpus: unseen31
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class ReportExporter {
    private final Object lock = new Object();
    private final List<String> rows = new ArrayList<>();
    private final ExecutorService workers = Executors.newFixedThreadPool(2);
    private int exported;

    void add(String row) {
        synchronized (lock) {
            rows.add(row);
        }
    }

    private String collect(int from) {
        StringBuilder sb = new StringBuilder();
        synchronized (lock) {
            for (int i = from; i < rows.size(); i++) {
                sb.append(rows.get(i)).append(';');
            }
        }
        return sb.toString();
    }

    String export() throws InterruptedException {
        synchronized (lock) {
            int from = exported;
            if (from == rows.size()) {
                return "";
            }
            Future<String> page = workers.submit(() -> collect(from));
            exported = rows.size();
            return await(page);
        }
    }

    private static String await(Future<String> f) throws InterruptedException {
        try {
            return f.get();
        } catch (ExecutionException e) {
            return "failed " + e.getCause();
        }
    }

    void close() {
        workers.shutdown();
    }

    public static void main(String[] args) throws InterruptedException {
        ReportExporter ex = new ReportExporter();
        Thread feeder = new Thread(() -> {
            for (int i = 0; i < 20; i++) {
                ex.add("row" + i);
            }
        });
        feeder.start();
        feeder.join();
        System.out.println(ex.export().length());
        ex.close();
    }
}
