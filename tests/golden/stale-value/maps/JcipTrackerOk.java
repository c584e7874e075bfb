// run: scan --only atomicity,stale-value
// expect: none
// Java Concurrency in Practice, listings 4.7 and 4.8 DelegatingVehicleTracker.

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

public class JcipTrackerOk {
    public static final class Point {
        public final int x, y;

        public Point(int x, int y) {
            this.x = x;
            this.y = y;
        }
    }

    private final ConcurrentMap<String, Point> locations = new ConcurrentHashMap<>();

    public void move(String id, int dx, int dy) {
        locations.computeIfPresent(id, (k, p) -> new Point(p.x + dx, p.y + dy));
    }

    public void set(String id, int x, int y) {
        if (locations.replace(id, new Point(x, y)) == null)
            throw new IllegalArgumentException(id);
    }
}
// corpus: published
