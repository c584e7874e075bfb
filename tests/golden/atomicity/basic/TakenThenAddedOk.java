// run: scan --only atomicity --library
// expect: none
// What was fetched is there no more, whatever others do; bringing something else is right at any time, and nobody looks at both.
import java.util.HashMap;
import java.util.Map;

public class TakenThenAddedOk {
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

    public TakenThenAddedOk(Depot depot) {
        this.depot = depot;
    }

    public synchronized boolean swap(String old, String wanted) {
        if (!depot.fetch(wanted, 1)) {
            return false;
        }
        depot.bring(old, 1);
        swaps++;
        return true;
    }
}
