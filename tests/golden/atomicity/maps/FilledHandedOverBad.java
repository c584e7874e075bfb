// run: scan --only atomicity
// expect: atomicity
// Another thread gets the vector out of a map.
import java.util.Vector;

public class FilledHandedOverBad {
    static final class Forwarder extends Thread {
        private final Vector<String> routes;
        private int hits;

        Forwarder(Vector<String> routes) {
            this.routes = routes;
        }

        private synchronized String forward() {
            if (routes.size() > 2) {
                hits++;
                return routes.get(2);
            }
            return "";
        }

        synchronized int hits() {
            return hits;
        }

        @Override
        public void run() {
            for (int i = 0; i < 3_000; i++) {
                forward();
            }
        }
    }

    static final class Registry extends Thread {
        static final java.util.Map<String, Vector<String>> all = new java.util.concurrent.ConcurrentHashMap<>();

        @Override
        public void run() {
            all.get("routes").clear();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Vector<String> routes = new Vector<>();
        Vector<String> log = new Vector<>();
        routes.add("a");
        routes.add("b");
        routes.add("c");
        Forwarder a = new Forwarder(routes);
        Forwarder b = new Forwarder(routes);
        Registry.all.put("routes", routes);
        new Registry().start();
        a.start();
        b.start();
        
        a.join();
        b.join();
        routes.clear();
        System.out.println(a.hits() + b.hits() + " " + log);
    }
}
