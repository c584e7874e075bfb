// run: scan --only atomicity --library
// expect: atomicity
// Which index is returned depends on what was read, though it is not computed from it.
import java.util.ArrayList;
import java.util.List;

public class ChosenIndexBad {
    public static class Bids {
        private final List<Integer> bids = new ArrayList<>();

        public synchronized void add(int bid) {
            bids.add(bid);
        }

        public synchronized int highest() {
            int found = 0;
            for (int i = 1; i < bids.size(); i++) {
                if (bids.get(i) > 100 && bids.get(i) > bids.get(found)) {
                    found = i;
                }
            }
            return found;
        }

        public synchronized int take(int i) {
            return bids.remove(i);
        }
    }

    private int total;

    public synchronized void settle(Bids bids) {
        int i = bids.highest();
        total += bids.take(i);
    }
}
