// run: scan --only atomicity
// expect: none
// The vector is filled before the threads start, and emptied after they have ended. In between another one is used.
import java.util.Vector;

public class FilledBeforeStartOk {
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

    public static void main(String[] args) throws InterruptedException {
        Vector<String> routes = new Vector<>();
        Vector<String> log = new Vector<>();
        routes.add("a");
        routes.add("b");
        routes.add("c");
        Forwarder a = new Forwarder(routes);
        Forwarder b = new Forwarder(routes);
        a.start();
        b.start();
        log.add("started");
        a.join();
        b.join();
        routes.clear();
        System.out.println(a.hits() + b.hits() + " " + log);
    }
}
