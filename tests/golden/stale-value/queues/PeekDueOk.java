// run: scan --library --only stale-value
// expect: none
// What was taken is asked again; or it was only asked whether there is one; or just the one that was seen is taken.
import java.util.concurrent.PriorityBlockingQueue;

public class PeekDueOk {
    record Timer(long due) {}

    private final PriorityBlockingQueue<Timer> timers = new PriorityBlockingQueue<>();

    public boolean again(long now) {
        Timer head = timers.peek();
        if (head == null || head.due() > now)
            return false;
        Timer timer = timers.poll();
        if (timer == null)
            return false;
        if (timer.due() > now) {
            timers.add(timer);
            return false;
        }
        System.out.println(timer);
        return true;
    }

    public boolean any() {
        if (timers.peek() == null)
            return false;
        Timer timer = timers.poll();
        if (timer != null)
            System.out.println(timer);
        return true;
    }

    public boolean thisOne(long now) {
        Timer head = timers.peek();
        if (head == null || head.due() > now || !timers.remove(head))
            return false;
        System.out.println(head);
        return true;
    }
}
