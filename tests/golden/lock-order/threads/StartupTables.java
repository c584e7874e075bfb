// run: scan --only lock-order
// expect: lock-order
// the static initialisers of CurrencyScales and TaxRates need each other; two threads that start with a different one wait for each other's class
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class StartupTables {
    static long net(String currency, long cents) {
        return cents * CurrencyScales.scale(currency);
    }

    static long tax(String country, long cents) {
        return cents * TaxRates.permille(country) / 1000;
    }

    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        pool.execute(() -> System.out.println("net " + net("EUR", 500)));
        pool.execute(() -> System.out.println("tax " + tax("DE", 500)));
        pool.shutdown();
    }
}

final class CurrencyScales {
    private static final Map<String, Integer> SCALES;
    private static final boolean EURO_COUNTRIES_KNOWN;

    static {
        SCALES = Map.of("EUR", 100, "JPY", 1, "KWD", 1000);
        EURO_COUNTRIES_KNOWN = TaxRates.covers("DE");
    }

    private CurrencyScales() {}

    static int scale(String currency) {
        return SCALES.getOrDefault(currency, EURO_COUNTRIES_KNOWN ? 100 : 10);
    }
}

final class TaxRates {
    private static final Map<String, Integer> RATES;
    private static final int ROUNDING;

    static {
        RATES = Map.of("DE", 190, "FR", 200, "JP", 100);
        ROUNDING = CurrencyScales.scale("EUR") / 20;
    }

    private TaxRates() {}

    static boolean covers(String country) {
        return RATES.containsKey(country);
    }

    static int permille(String country) {
        return RATES.getOrDefault(country, 0) / ROUNDING * ROUNDING;
    }
}
// corpus: unseen15
