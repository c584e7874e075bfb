// run: scan --only atomicity --library
// expect: atomicity
// The first step only looks: another one may have brought the last that there was room for.
import java.util.HashMap;
import java.util.Map;

public class CheckedThenAddedBad {
    public static class Depot {
        private final Map<String, Integer> pieces = new HashMap<>();

        public synchronized void bring(String what, int n) {
            pieces.merge(what, n, Integer::sum);
        }

        public synchronized boolean fetch(String what, int n) {
            Integer there = pieces.get(what);
            if (there == null || there < n) {
                return false;
            }
            pieces.put(what, there - n);
            return true;
        }

        public synchronized boolean hasRoom(String what) {
            return pieces.getOrDefault(what, 0) < 100;
        }
    }

    private final Depot depot;
    private int swaps;

    public CheckedThenAddedBad(Depot depot) {
        this.depot = depot;
    }

    public synchronized boolean swap(String old, String wanted) {
        if (!depot.hasRoom(old)) {
            return false;
        }
        depot.bring(old, 1);
        swaps++;
        return true;
    }
}
