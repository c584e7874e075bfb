// run: scan --only lock-order
// expect: lock-order
// the static initialiser of Countries needs Zones and that of Zones needs Countries; two threads that first touch one each wait for the other's class initialisation
import java.util.LinkedHashMap;
import java.util.Map;

final class Countries {
    static final Map<String, Integer> BASE_FEE = new LinkedHashMap<>();
    static final int DEFAULT_FEE;

    static {
        for (String c : new String[] {"DE", "FR", "PT", "SE"}) {
            BASE_FEE.put(c, 100 + c.charAt(0));
        }
        DEFAULT_FEE = 90 + Zones.surcharge("remote");
    }

    private Countries() { }

    static int fee(String country) {
        return BASE_FEE.getOrDefault(country, DEFAULT_FEE);
    }
}

final class Zones {
    private static final Map<String, Integer> SURCHARGE = new LinkedHashMap<>();
    static final int CHEAPEST;

    static {
        SURCHARGE.put("city", 0);
        SURCHARGE.put("rural", 15);
        SURCHARGE.put("remote", 60);
        CHEAPEST = Countries.fee("PT");
    }

    private Zones() { }

    static int surcharge(String zone) {
        return SURCHARGE.getOrDefault(zone, 0);
    }
}

public class TariffTablesAgain {
    public static void main(String[] args) throws InterruptedException {
        Thread quotes = new Thread(() -> System.out.println("fee " + Countries.fee("DE")), "quotes");
        Thread routing = new Thread(() -> System.out.println("zone " + Zones.surcharge("rural")), "routing");
        quotes.start();
        routing.start();
        quotes.join();
        routing.join();
        System.out.println("tables ready");
    }
}
// corpus: unseen17
