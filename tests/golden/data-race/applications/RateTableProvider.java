// Double-checked locking with a non-volatile field.
// run: scan --only data-race
// expect: data-race field=RateTableProvider$Provider.table
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;

public class RateTableProvider {
    static final class RateTable {
        private final Map<String, Double> rates;

        RateTable(Map<String, Double> rates) {
            this.rates = Map.copyOf(rates);
        }

        double rate(String ccy) {
            return rates.getOrDefault(ccy, 1.0);
        }
    }

    static class Provider {
        private RateTable table;
        private final Object initLock = new Object();
        private final AtomicLong lookups = new AtomicLong();

        RateTable get() {
            lookups.incrementAndGet();
            RateTable t = table;
            if (t == null) {
                synchronized (initLock) {
                    t = table;
                    if (t == null) {
                        t = load();
                        table = t;
                    }
                }
            }
            return t;
        }

        private RateTable load() {
            Map<String, Double> m = new HashMap<>();
            m.put("EUR", 1.0);
            m.put("USD", 1.08);
            m.put("GBP", 0.85);
            return new RateTable(m);
        }
    }

    static class Converter implements Callable<Double> {
        private final Provider provider;
        private final String ccy;
        private final double amount;

        Converter(Provider provider, String ccy, double amount) {
            this.provider = provider;
            this.ccy = ccy;
            this.amount = amount;
        }

        @Override
        public Double call() {
            return amount * provider.get().rate(ccy);
        }
    }

    public static void main(String[] args) throws Exception {
        Provider provider = new Provider();
        ExecutorService pool = Executors.newFixedThreadPool(4);
        List<Converter> jobs = new ArrayList<>();
        String[] ccys = {"EUR", "USD", "GBP"};
        for (int i = 0; i < 60; i++) {
            jobs.add(new Converter(provider, ccys[i % 3], 10 + i));
        }
        double total = 0;
        for (Future<Double> f : pool.invokeAll(jobs)) {
            total += f.get();
        }
        pool.shutdown();
        System.out.printf("%.2f after %d lookups%n", total, provider.lookups.get());
    }
}
// corpus: unseen27
