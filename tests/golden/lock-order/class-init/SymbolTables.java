// run: scan --only lock-order
// expect: none
// the initialiser of VenueTable uses InstrumentTable, never the other way round, and the static locks follow the same order
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class SymbolTables {
    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        pool.execute(() -> System.out.println("lot " + InstrumentTable.lot("AAPL")));
        pool.execute(() -> {
            VenueTable.list("XETR", "SAP");
            System.out.println("venue lot " + VenueTable.lotAt("XETR", "SAP"));
        });
        pool.shutdown();
    }
}

final class InstrumentTable {
    private static final Map<String, Integer> LOTS = new HashMap<>();

    static {
        LOTS.put("AAPL", 100);
        LOTS.put("SAP", 10);
    }

    private InstrumentTable() {}

    static synchronized int lot(String symbol) {
        return LOTS.getOrDefault(symbol, 1);
    }

    static synchronized void define(String symbol, int lot) {
        LOTS.put(symbol, lot);
    }
}

final class VenueTable {
    private static final Map<String, String> MAIN = new HashMap<>();
    private static final int DEFAULT_LOT;

    static {
        InstrumentTable.define("MSFT", 50);
        DEFAULT_LOT = InstrumentTable.lot("MSFT");
    }

    private VenueTable() {}

    static synchronized void list(String venue, String symbol) {
        MAIN.put(symbol, venue);
    }

    static synchronized int lotAt(String venue, String symbol) {
        return venue.equals(MAIN.get(symbol)) ? InstrumentTable.lot(symbol) : DEFAULT_LOT;
    }
}
// corpus: unseen15
