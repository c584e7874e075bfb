// run: scan --only lock-order
// expect: lock-order
// refresh waits for a future while it holds the monitor; the task needs the same monitor in column()
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class ReportCache {
    private final ExecutorService pool = Executors.newFixedThreadPool(2);
    private final List<String> columns = new ArrayList<>();
    private String rendered = "";

    synchronized void addColumn(String c) {
        columns.add(c);
    }

    synchronized String column(int i) {
        return columns.get(i);
    }

    synchronized String rendered() {
        return rendered;
    }

    private String render(int n) {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < n; i++) {
            sb.append(column(i)).append('|');
        }
        return sb.toString();
    }

    synchronized void refresh() throws InterruptedException, ExecutionException {
        int n = columns.size();
        Future<String> f = pool.submit(() -> render(n));
        rendered = f.get();
    }

    public static void main(String[] args) throws Exception {
        ReportCache cache = new ReportCache();
        cache.addColumn("name");
        cache.addColumn("total");
        cache.refresh();
        System.out.println(cache.rendered());
        cache.pool.shutdown();
    }
}
// corpus: unseen21
