// run: scan --only atomicity
// expect: atomicity
// netty/netty#10890 (peek and poll of the scheduled queue) - the timer looks at the head under its own lock and then polls; a task cancelled from another thread in between makes it run a task that is not yet due
import java.util.Comparator;
import java.util.PriorityQueue;

final class TimedTask {
    final long deadline;
    final Runnable body;

    TimedTask(long deadline, Runnable body) {
        this.deadline = deadline;
        this.body = body;
    }
}

final class ScheduledTaskQueue {
    private final PriorityQueue<TimedTask> heap = new PriorityQueue<>(Comparator.comparingLong(t -> t.deadline));

    synchronized void add(TimedTask t) {
        heap.add(t);
    }

    synchronized TimedTask peek() {
        return heap.peek();
    }

    synchronized TimedTask poll() {
        return heap.poll();
    }

    synchronized boolean remove(TimedTask t) {
        return heap.remove(t);
    }
}

public class DeadlineTimer {
    private final ScheduledTaskQueue queue = new ScheduledTaskQueue();
    private long ticks;
    private long early;

    TimedTask schedule(long deadline, Runnable body) {
        TimedTask t = new TimedTask(deadline, body);
        queue.add(t);
        return t;
    }

    void cancel(TimedTask t) {
        queue.remove(t);
    }

    synchronized int runDue(long now) {
        ticks++;
        int ran = 0;
        TimedTask head;
        while ((head = queue.peek()) != null && head.deadline <= now) {
            TimedTask due = queue.poll();
            if (due == null) {
                break;
            }
            if (due.deadline > now) {
                early++;
            }
            due.body.run();
            ran++;
        }
        return ran;
    }

    synchronized long early() {
        return early;
    }

    public static void main(String[] args) throws InterruptedException {
        DeadlineTimer timer = new DeadlineTimer();
        Thread user = new Thread(() -> {
            for (int i = 0; i < 100_000; i++) {
                TimedTask soon = timer.schedule(i, () -> { });
                timer.schedule(i + 1_000_000L, () -> { });
                timer.cancel(soon);
            }
        });
        Thread loop = new Thread(() -> {
            for (int i = 0; i < 100_000; i++) {
                timer.runDue(i);
            }
        });
        user.start();
        loop.start();
        user.join();
        loop.join();
        System.out.println(timer.early());
    }
}
// corpus: unseen18
