// run: scan --library --only atomicity
// expect: atomicity
// What was looked at may not be what is taken then.
import java.util.ArrayDeque;
import java.util.Deque;

public class ReadAheadBad {
    public static class Line {
        private final Deque<Long> dues = new ArrayDeque<>();

        public synchronized void offer(long due) {
            dues.addLast(due);
        }

        public synchronized Long head() {
            return dues.peekFirst();
        }

        public synchronized void take() {
            dues.removeFirst();
        }
    }

    private final Line line;
    private long sent;

    public ReadAheadBad(Line line) {
        this.line = line;
    }

    public synchronized long run(long now) {
        Long next = line.head();
        while (next != null && next <= now) {
            sent += next;
            line.take();
            next = line.head();
        }
        return sent;
    }
}
