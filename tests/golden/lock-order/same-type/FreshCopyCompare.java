// run: scan --only lock-order --library
// expect: none
// Polygon.union holds its own monitor and locks only a Polygon freshly created in the same call (never published before the method returns); two shared polygons are never locked together because the other one is copied first.
package geometry.fresh;

import java.util.ArrayList;
import java.util.List;

public class FreshCopyCompare {

    public static final class Polygon {
        private final List<int[]> points = new ArrayList<>();

        public synchronized Polygon add(int x, int y) {
            points.add(new int[] {x, y});
            return this;
        }

        private synchronized void addAll(List<int[]> more) {
            for (int[] p : more) {
                points.add(p.clone());
            }
        }

        private synchronized List<int[]> copyPoints() {
            List<int[]> r = new ArrayList<>();
            for (int[] p : points) {
                r.add(p.clone());
            }
            return r;
        }

        public Polygon union(Polygon other) {
            List<int[]> theirs = other.copyPoints();
            return prepend(theirs);
        }

        private synchronized Polygon prepend(List<int[]> theirs) {
            Polygon fresh = new Polygon();
            fresh.addAll(points);
            fresh.addAll(theirs);
            return fresh;
        }

        public synchronized int size() {
            return points.size();
        }

        public synchronized long area2() {
            long sum = 0;
            for (int i = 0; i < points.size(); i++) {
                int[] a = points.get(i);
                int[] b = points.get((i + 1) % points.size());
                sum += (long) a[0] * b[1] - (long) b[0] * a[1];
            }
            return Math.abs(sum);
        }
    }
}
// corpus: unseen
