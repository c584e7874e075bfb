// run: scan --library --only stale-value
// Whether it is due is asked of the head that was seen; what is taken then may be the next one.
import java.util.concurrent.PriorityBlockingQueue;

public class PeekDueBad {
    record Timer(long due) {}

    private final PriorityBlockingQueue<Timer> timers = new PriorityBlockingQueue<>();

    public boolean fire(long now) {
        Timer head = timers.peek();
        if (head == null || head.due() > now)
            return false;
        Timer timer = timers.poll(); // expect: stale-value severity=low
        if (timer != null)
            System.out.println(timer);
        return true;
    }
}
