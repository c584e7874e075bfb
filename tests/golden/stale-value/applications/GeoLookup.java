// resolver is tested in one synchronized block and assigned in another; two threads may both find null, build two resolvers and the later replaces the earlier (registrations in the first are lost).
// run: scan --only atomicity,stale-value --min-severity medium
// expect: stale-value
// corpus: unseen30
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class GeoLookup {

    static class Resolver {
        private final Map<String, String> cities = new ConcurrentHashMap<>();

        String city(String zip) {
            return cities.computeIfAbsent(zip, z -> "city-" + z);
        }

        int known() {
            return cities.size();
        }
    }

    private final Object lock = new Object();
    private Resolver resolver;

    Resolver resolver() {
        Resolver current;
        synchronized (lock) {
            current = resolver;
        }
        if (current == null) {
            current = new Resolver();
            synchronized (lock) {
                resolver = current;
            }
        }
        return current;
    }

    public static void main(String[] args) throws InterruptedException {
        GeoLookup lookup = new GeoLookup();
        Runnable north = () -> {
            for (int zip = 20095; zip < 20105; zip++) {
                lookup.resolver().city(String.valueOf(zip));
            }
        };
        Runnable south = () -> {
            for (int zip = 80331; zip < 80341; zip++) {
                lookup.resolver().city(String.valueOf(zip));
            }
        };
        Thread a = new Thread(north);
        Thread b = new Thread(south);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println("known cities: " + lookup.resolver().known());
    }
}
