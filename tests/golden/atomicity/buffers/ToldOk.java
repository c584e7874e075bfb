// run: scan --library --only atomicity
// expect: none
// What was done and what there is now meet in a line of text only.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class ToldOk {
    private final Votes votes;
    private final List<String> trace = new ArrayList<>();

    public ToldOk(Votes votes) {
        this.votes = votes;
    }

    public synchronized void vote(String name) {
        int mine = votes.add(name);
        trace.add(name + " has " + mine + " of " + votes.all());
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
