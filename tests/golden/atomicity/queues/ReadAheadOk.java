// run: scan --library --only atomicity
// expect: none
// Each step takes one that is due, and is right by itself; the first is only written before the loop.
import java.util.ArrayDeque;
import java.util.Deque;

public class ReadAheadOk {
    public static class Line {
        private final Deque<Long> dues = new ArrayDeque<>();

        public synchronized void offer(long due) {
            dues.addLast(due);
        }

        public synchronized Long pollDue(long now) {
            Long head = dues.peekFirst();
            return head == null || head > now ? null : dues.removeFirst();
        }
    }

    private final Line line;
    private long sent;

    public ReadAheadOk(Line line) {
        this.line = line;
    }

    public synchronized long run(long now) {
        Long next = line.pollDue(now);
        while (next != null) {
            sent += next;
            next = line.pollDue(now);
        }
        return sent;
    }
}
