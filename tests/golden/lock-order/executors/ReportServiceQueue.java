// run: scan --only lock-order --library
// expect: lock-order
// regenerate() waits for the pool task with Future.get() while holding the service monitor; the task calls lookup(), which needs the same monitor from another thread.
package lob.reportservice;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class ReportServiceQueue {
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

    public synchronized String regenerate(String... currencies) {
        Future<String> f = pool.submit(() -> render(currencies));
        try {
            lastReport = f.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
            lastReport = "failed: " + e.getCause();
        }
        return lastReport;
    }

    private String render(String[] currencies) {
        StringBuilder sb = new StringBuilder();
        for (String c : currencies) {
            sb.append(c).append('\t').append(lookup(c)).append('\n');
        }
        return sb.toString();
    }

    public void close() {
        pool.shutdown();
    }
}
// corpus: unseen
