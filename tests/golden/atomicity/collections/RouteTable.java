// run: scan --only atomicity
// expect: none
// the vector of routes is filled before the threads start and nobody changes it afterwards
import java.util.Vector;

public class RouteTable {
    record Route(String prefix, int port) {
    }

    static final class Forwarder extends Thread {
        private final Vector<Route> routes;
        private final int[] hits;

        Forwarder(Vector<Route> routes) {
            this.routes = routes;
            this.hits = new int[16];
        }

        private synchronized int forward(String address) {
            for (int i = 0; i < routes.size(); i++) {
                Route r = routes.get(i);
                if (address.startsWith(r.prefix())) {
                    hits[r.port()]++;
                    return r.port();
                }
            }
            Route last = routes.get(routes.size() - 1);
            hits[last.port()]++;
            return last.port();
        }

        synchronized int hits(int port) {
            return hits[port];
        }

        @Override
        public void run() {
            for (int i = 0; i < 3_000; i++) {
                forward("10." + i % 3 + ".0.1");
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Vector<Route> routes = new Vector<>();
        routes.add(new Route("10.0.", 1));
        routes.add(new Route("10.1.", 2));
        routes.add(new Route("", 3));
        Forwarder a = new Forwarder(routes);
        Forwarder b = new Forwarder(routes);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(a.hits(1) + b.hits(2));
    }
}
// corpus: unseen14
