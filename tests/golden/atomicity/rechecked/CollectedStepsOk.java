// run: scan --only atomicity --library
// expect: none
// The same step twice; each answer is kept for itself.
import java.util.ArrayList;
import java.util.List;

public class CollectedStepsOk {
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

    public CollectedStepsOk(Roll roll) {
        this.roll = roll;
    }

    public synchronized void keep() {
        kept.add(roll.next());
        kept.add(roll.next());
    }
}
