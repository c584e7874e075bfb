// run: scan --only lock-order --library
// expect: none
// Repaired ReportService: regenerate() still waits for the pool under its own monitor, but the task only works on a copy and uses no lock at all of the service.
package loc.ratereport;

import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class RateReport {
    private final ExecutorService pool = Executors.newFixedThreadPool(2);
    private final Map<String, Double> rates = new HashMap<>();
    private String lastReport = "";

    public synchronized void setRate(String currency, double rate) {
        rates.put(currency, rate);
    }

    public synchronized double lookup(String currency) {
        Double r = rates.get(currency);
        return r == null ? 1.0 : r;
    }

    public synchronized String lastReport() {
        return lastReport;
    }

    public synchronized String regenerate() {
        Map<String, Double> copy = new TreeMap<>(rates);
        Future<String> f = pool.submit(() -> render(copy));
        try {
            lastReport = f.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
            lastReport = "failed: " + e.getCause();
        }
        return lastReport;
    }

    private static String render(Map<String, Double> rates) {
        StringBuilder sb = new StringBuilder();
        for (Map.Entry<String, Double> e : rates.entrySet()) {
            sb.append(e.getKey()).append('\t').append(e.getValue()).append('\n');
        }
        return sb.toString();
    }

    public void close() {
        pool.shutdown();
    }
}
// corpus: unseen
