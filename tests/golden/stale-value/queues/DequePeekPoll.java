// run: scan --only stale-value
// expect: stale-value
// peekFirst of a ConcurrentLinkedDeque decides, pollFirst may take another element
import java.util.concurrent.ConcurrentLinkedDeque;

public class DequePeekPoll {
    public static final class Delayed {
        final long readyAt;
        final String payload;

        public Delayed(long readyAt, String payload) {
            this.readyAt = readyAt;
            this.payload = payload;
        }
    }

    private final ConcurrentLinkedDeque<Delayed> timeline = new ConcurrentLinkedDeque<>();

    public void schedule(Delayed d) {
        timeline.addLast(d);
    }

    public String takeReady(long now) {
        Delayed d = timeline.peekFirst();
        if (d != null && d.readyAt <= now) {
            timeline.pollFirst();
            return d.payload;
        }
        return null;
    }
}
// corpus: unseen
