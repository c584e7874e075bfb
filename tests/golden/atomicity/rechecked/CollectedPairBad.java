// run: scan --only atomicity --library
// expect: atomicity
// Two answers make one value: the numbers of others may lie between them.
import java.util.ArrayList;
import java.util.List;

public class CollectedPairBad {
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
    private final List<int[]> kept = new ArrayList<>();

    public CollectedPairBad(Roll roll) {
        this.roll = roll;
    }

    public synchronized void keep() {
        int a = roll.next();
        int b = roll.next();
        kept.add(new int[] { a, b - a });
    }
}
