// run: scan --only stale-value
// expect: none
// the get-then-put steps all happen in the main thread before the readers are started
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class ZoneTable {
    private final Map<String, Integer> zones = new ConcurrentHashMap<>();

    private void declare(String city, int zone) {
        Integer old = zones.get(city);
        if (old == null || old < zone) {
            zones.put(city, zone);
        }
    }

    static ZoneTable standard() {
        ZoneTable t = new ZoneTable();
        t.declare("Bonn", 2);
        t.declare("Kiel", 4);
        t.declare("Bonn", 3);
        t.declare("Ulm", 5);
        return t;
    }

    int zone(String city) {
        return zones.getOrDefault(city, 0);
    }

    public static void main(String[] args) throws InterruptedException {
        ZoneTable table = standard();
        Thread[] readers = new Thread[3];
        String[] cities = {"Bonn", "Kiel", "Jena"};
        for (int i = 0; i < readers.length; i++) {
            String city = cities[i];
            readers[i] = new Thread(() -> System.out.println(city + " " + table.zone(city)));
            readers[i].start();
        }
        for (Thread t : readers) {
            t.join();
        }
    }
}
// corpus: unseen14
