// Route and Stop are immutable; with-methods return new objects and the shared reference is an AtomicReference updated atomically.
// run: scan --only data-race,object-race --min-severity medium
// expect: none
// corpus: unseen31
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

public class RoutePlanner {
    record Stop(String place, int minutes) { }

    static final class Route {
        private final List<Stop> stops;
        private final int total;

        private Route(List<Stop> stops, int total) {
            this.stops = List.copyOf(stops);
            this.total = total;
        }

        static Route empty() {
            return new Route(List.of(), 0);
        }

        Route add(Stop s) {
            List<Stop> more = new ArrayList<>(stops);
            more.add(s);
            return new Route(more, total + s.minutes());
        }

        Route dropLongest() {
            if (stops.isEmpty()) {
                return this;
            }
            Stop longest = stops.get(0);
            for (Stop s : stops) {
                if (s.minutes() > longest.minutes()) {
                    longest = s;
                }
            }
            List<Stop> rest = new ArrayList<>(stops);
            rest.remove(longest);
            return new Route(rest, total - longest.minutes());
        }

        String print() {
            return stops.size() + " stops, " + total + " min";
        }
    }

    private final AtomicReference<Route> plan = new AtomicReference<>(Route.empty());

    void extend(String place, int minutes) {
        plan.updateAndGet(r -> r.add(new Stop(place, minutes)));
    }

    void shorten() {
        plan.updateAndGet(Route::dropLongest);
    }

    public static void main(String[] args) throws InterruptedException {
        RoutePlanner p = new RoutePlanner();
        Thread sales = new Thread(() -> {
            for (int i = 0; i < 40; i++) {
                p.extend("shop" + i, 5 + i % 13);
            }
        });
        Thread fleet = new Thread(() -> {
            for (int i = 0; i < 15; i++) {
                p.shorten();
            }
        });
        sales.start();
        fleet.start();
        String now = p.plan.get().print();
        sales.join();
        fleet.join();
        System.out.println(now.length() > 0 ? p.plan.get().print() : "");
    }
}
