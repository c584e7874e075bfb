// run: scan --only atomicity --library
// expect: none
// The index is found and used in one step.
import java.util.ArrayList;
import java.util.List;

public class ChosenIndexOk {
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

        public synchronized int takeHighest() {
            return bids.isEmpty() ? 0 : bids.remove(highest());
        }
    }

    private int total;

    public synchronized void settle(Bids bids) {
        total += bids.takeHighest();
    }
}
