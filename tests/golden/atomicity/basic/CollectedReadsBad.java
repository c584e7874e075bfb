// run: scan --only atomicity --library
// expect: atomicity
// Two values that belong together are read one after the other.
import java.util.ArrayList;
import java.util.List;

public class CollectedReadsBad {
    public static class Roll {
        private int from;
        private int to;

        public synchronized int next() {
            return to++;
        }

        public synchronized int from() {
            return from;
        }

        public synchronized int to() {
            return to;
        }

        public synchronized void restart(int n) {
            from = n;
            to = n;
        }
    }

    private final Roll roll;
    private final List<Integer> kept = new ArrayList<>();

    public CollectedReadsBad(Roll roll) {
        this.roll = roll;
    }

    public synchronized void keep() {
        kept.add(roll.from());
        kept.add(roll.to());
    }
}
