// run: scan --only atomicity --library
// expect: atomicity
// The second step does not add, it sets: what was brought in between is lost.
import java.util.HashMap;
import java.util.Map;

public class TakenThenSetBad {
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

        public synchronized void set(String what, int n) {
            pieces.put(what, n);
        }
    }

    private final Depot depot;
    private int swaps;

    public TakenThenSetBad(Depot depot) {
        this.depot = depot;
    }

    public synchronized boolean swap(String old, String wanted) {
        if (!depot.fetch(wanted, 1)) {
            return false;
        }
        depot.set(old, 1);
        swaps++;
        return true;
    }
}
