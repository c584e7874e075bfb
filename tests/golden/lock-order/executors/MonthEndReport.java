// run: scan --only lock-order
// expect: lock-order
// ReportService.monthEnd holds the service monitor and waits in Future.get for section tasks; each task calls the synchronized ReportService.rate, so the worker waits for the monitor and the caller for the worker.
package report;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

class ReportService {
    private final Map<String, Double> rates = new HashMap<>();
    private final ExecutorService pool;
    private String lastReport = "";

    ReportService(ExecutorService pool) {
        this.pool = pool;
        rates.put("EUR", 1.0);
    }

    synchronized void setRate(String currency, double rate) {
        rates.put(currency, rate);
    }

    synchronized double rate(String currency) {
        return rates.getOrDefault(currency, 1.0);
    }

    synchronized String monthEnd(List<String> currencies) throws InterruptedException, ExecutionException {
        List<Future<String>> parts = new ArrayList<>();
        for (String c : currencies) {
            parts.add(pool.submit(new Section(this, c)));
        }
        StringBuilder sb = new StringBuilder();
        for (Future<String> p : parts) {
            sb.append(p.get()).append('\n');
        }
        lastReport = sb.toString();
        return lastReport;
    }

    synchronized String last() {
        return lastReport;
    }
}

class Section implements Callable<String> {
    private final ReportService service;
    private final String currency;

    Section(ReportService service, String currency) {
        this.service = service;
        this.currency = currency;
    }

    @Override
    public String call() {
        double total = 0;
        for (int i = 0; i < 100; i++) {
            total += convert(i);
        }
        return currency + " " + total;
    }

    private double convert(int amount) {
        return amount * service.rate(currency);
    }
}

public class MonthEndReport {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        ReportService service = new ReportService(pool);
        service.setRate("USD", 1.1);
        System.out.println(service.monthEnd(List.of("EUR", "USD", "CHF")));
        System.out.println(service.last().length());
        pool.shutdown();
    }
}
// corpus: unseen
