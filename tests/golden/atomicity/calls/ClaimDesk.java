// run: scan --library --only atomicity
// expect: atomicity
// the class lock of ClaimDesk is held, but the number roll (parameter, own monitor) is peeked and then advanced in two sections: a caller that advances the roll directly gets the same number
import java.util.HashMap;
import java.util.Map;

public final class ClaimDesk {
    public static class NumberRoll {
        private int next;
        private final int last;

        public NumberRoll(int first, int last) {
            this.next = first;
            this.last = last;
        }

        public synchronized int peek() {
            return next;
        }

        public synchronized void advance() {
            if (next == last) {
                throw new IllegalStateException("roll is used up");
            }
            next++;
        }

        public synchronized int tear() {
            int n = peek();
            advance();
            return n;
        }
    }

    private static final Map<Integer, String> CLAIMS = new HashMap<>();

    private ClaimDesk() { }

    public static synchronized int issue(NumberRoll roll, String claimant) {
        int number = nextNumber(roll);
        CLAIMS.put(number, claimant);
        return number;
    }

    private static int nextNumber(NumberRoll roll) {
        int number = roll.peek();
        roll.advance();
        return number;
    }

    public static synchronized String claimant(int number) {
        return CLAIMS.get(number);
    }
}
// corpus: unseen17
