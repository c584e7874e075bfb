// run: scan --library --only atomicity
// expect: atomicity
// What was done and what there is now are used together, for a share that never was.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class ToldAndUsedBad {
    private final Votes votes;
    private final List<String> trace = new ArrayList<>();

    public ToldAndUsedBad(Votes votes) {
        this.votes = votes;
    }

    public synchronized void vote(String name) {
        int mine = votes.add(name);
        int share = 100 * mine / votes.all();
        trace.add(name + " has " + share);
    }

    public static class Votes {
        private final Map<String, Integer> counts = new HashMap<>();
        private int all;

        public synchronized int add(String name) {
            all++;
            return counts.merge(name, 1, Integer::sum);
        }

        public synchronized int all() {
            return all;
        }
    }
}
