import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class ReportFanIn {
    record Row(int region, double sales) { }

    static class Report {
        private final List<Row> rows = new ArrayList<>();

        void append(Row r) {
            synchronized (rows) {
                rows.add(r);
            }
        }

        double total() {
            double t = 0;
            for (int i = 0; i < rows.size(); i++) {
                Row r = rows.get(i);
                t += r == null ? 0 : r.sales();
            }
            return t;
        }
    }

    static class Warehouse {
        private final ExecutorService io;

        Warehouse(ExecutorService io) {
            this.io = io;
        }

        CompletableFuture<Row> query(int region) {
            return CompletableFuture.supplyAsync(() -> {
                double s = 0;
                for (int i = 1; i < 1000; i++) {
                    s += (region + 1) / (double) i;
                }
                return new Row(region, s);
            }, io);
        }
    }

    public static void main(String[] args) {
        ExecutorService io = Executors.newFixedThreadPool(4);
        Warehouse warehouse = new Warehouse(io);
        Report report = new Report();
        try {
            List<CompletableFuture<Row>> queries = new ArrayList<>();
            for (int region = 0; region < 12; region++) {
                CompletableFuture<Row> q = warehouse.query(region);
                q.thenAcceptAsync(report::append, io);
                queries.add(q);
            }
            CompletableFuture.allOf(queries.toArray(new CompletableFuture<?>[0])).join();
            System.out.println("positive " + (report.total() >= 0));
        } finally {
            io.shutdown();
        }
    }
}
