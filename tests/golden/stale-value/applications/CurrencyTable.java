// Double-checked locking done right: field is volatile, second test and assignment are inside one synchronized block; the table is immutable.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: none
// corpus: unseen30
import java.util.Map;

public class CurrencyTable {

    static final class Rates {
        private final Map<String, Double> perEuro;

        Rates(Map<String, Double> perEuro) {
            this.perEuro = Map.copyOf(perEuro);
        }

        double convert(double euros, String currency) {
            return euros * perEuro.getOrDefault(currency, 1.0);
        }
    }

    private final Object lock = new Object();
    private volatile Rates rates;

    private static Rates load() {
        return new Rates(Map.of("USD", 1.08, "CHF", 0.95, "JPY", 162.0));
    }

    Rates rates() {
        Rates local = rates;
        if (local == null) {
            synchronized (lock) {
                local = rates;
                if (local == null) {
                    local = load();
                    rates = local;
                }
            }
        }
        return local;
    }

    public static void main(String[] args) throws InterruptedException {
        CurrencyTable table = new CurrencyTable();
        String[] currencies = {"USD", "CHF", "JPY"};
        Thread[] branches = new Thread[currencies.length];
        for (int i = 0; i < currencies.length; i++) {
            String currency = currencies[i];
            branches[i] = new Thread(() -> {
                double value = table.rates().convert(250, currency);
                System.out.printf("%.2f %s%n", value, currency);
            });
            branches[i].start();
        }
        for (Thread b : branches) {
            b.join();
        }
    }
}
