// run: scan --library --only atomicity
// expect: none
// resolve takes the shared settings once as an immutable record and uses only its parts
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class RouteTableAgain {
    public record Limits(int maxHops, int maxCost) { }

    public static final class Settings {
        private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
        private Limits limits = new Limits(8, 100);

        public Limits limits() {
            rw.readLock().lock();
            try {
                return limits;
            } finally {
                rw.readLock().unlock();
            }
        }

        public void change(Limits l) {
            rw.writeLock().lock();
            try {
                limits = l;
            } finally {
                rw.writeLock().unlock();
            }
        }
    }

    public record Route(String target, int hops, int cost) { }

    private final Settings settings;
    private final Map<String, Route> routes = new HashMap<>();

    public RouteTableAgain(Settings settings) {
        this.settings = settings;
    }

    public synchronized Optional<Route> resolve(String target) {
        Limits l = settings.limits();
        return Optional.ofNullable(routes.get(target))
                .filter(r -> r.hops() <= l.maxHops())
                .filter(r -> r.cost() <= l.maxCost());
    }

    public synchronized void learn(Route r) {
        routes.merge(r.target(), r, (a, b) -> a.cost() <= b.cost() ? a : b);
    }
}
// corpus: unseen16
