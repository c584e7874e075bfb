// run: scan --only lock-order
// expect: lock-order
// the static initialisers of Currencies and Countries need each other; two threads start one each
import java.util.HashMap;
import java.util.Map;

public class CurrencyCountryTables {
    static final class Currencies {
        static final Map<String, String> BY_CODE = new HashMap<>();
        static final String DEFAULT;

        static {
            BY_CODE.put("EUR", "euro");
            BY_CODE.put("CHF", "franc");
            DEFAULT = Countries.home() == null ? "EUR" : "CHF";
        }

        private Currencies() {
        }

        static String name(String code) {
            return BY_CODE.get(code);
        }
    }

    static final class Countries {
        static final Map<String, String> MONEY = new HashMap<>();
        private static String home;

        static {
            for (String iso : new String[] {"DE", "FR", "IT"}) {
                MONEY.put(iso, Currencies.name("EUR"));
            }
            home = System.getProperty("user.country", "DE");
        }

        private Countries() {
        }

        static String home() {
            return home;
        }

        static String moneyOf(String iso) {
            return MONEY.get(iso);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> System.out.println(Currencies.name("CHF")), "currencies");
        Thread b = new Thread(() -> System.out.println(Countries.moneyOf("FR")), "countries");
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
// corpus: unseen20
