// run: scan --only atomicity --library
// expect: atomicity
// The same, but others may ask how many there are in all: one less, in between.
import java.util.HashMap;
import java.util.Map;

public class TakenThenAddedTotalBad {
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

        public synchronized int total() {
            int sum = 0;
            for (int n : pieces.values()) {
                sum += n;
            }
            return sum;
        }
    }

    private final Depot depot;
    private int swaps;

    public TakenThenAddedTotalBad(Depot depot) {
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
