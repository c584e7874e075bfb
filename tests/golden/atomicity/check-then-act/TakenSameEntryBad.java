// run: scan --only atomicity --library
// expect: atomicity
// Two are fetched and one is brought back: another one that wants one finds none in between.
import java.util.HashMap;
import java.util.Map;

public class TakenSameEntryBad {
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
    }

    private final Depot depot;
    private int swaps;

    public TakenSameEntryBad(Depot depot) {
        this.depot = depot;
    }

    public synchronized boolean swap(String old, String wanted) {
        if (!depot.fetch(wanted, 2)) {
            return false;
        }
        depot.bring(wanted, 1);
        swaps++;
        return true;
    }
}
