// run: scan --only atomicity
// expect: none
// netty/netty#10890 (peek and poll of the scheduled queue), repaired - the queue itself decides whether its head is due and takes it in the same locked call
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.concurrent.atomic.LongAdder;

public class EventLoopTimer {
    record Deadline(long at, Runnable body) { }

    private static final class DeadlineQueue {
        private final PriorityQueue<Deadline> heap = new PriorityQueue<>(Comparator.comparingLong(Deadline::at));

        synchronized void add(Deadline d) {
            heap.add(d);
        }

        synchronized Deadline pollDue(long now) {
            Deadline head = heap.peek();
            return head == null || head.at() > now ? null : heap.poll();
        }

        synchronized boolean remove(Deadline d) {
            return heap.remove(d);
        }
    }

    private final DeadlineQueue queue = new DeadlineQueue();
    private long ticks;

    Deadline schedule(long at, Runnable body) {
        Deadline d = new Deadline(at, body);
        queue.add(d);
        return d;
    }

    void cancel(Deadline d) {
        queue.remove(d);
    }

    synchronized int runDue(long now) {
        ticks++;
        int ran = 0;
        Deadline due;
        while ((due = queue.pollDue(now)) != null) {
            due.body().run();
            ran++;
        }
        return ran;
    }

    synchronized long ticks() {
        return ticks;
    }

    public static void main(String[] args) throws InterruptedException {
        EventLoopTimer timer = new EventLoopTimer();
        LongAdder fired = new LongAdder();
        Thread user = new Thread(() -> {
            for (int i = 0; i < 2_000; i++) {
                Deadline soon = timer.schedule(i, fired::increment);
                timer.schedule(i + 1_000_000L, fired::increment);
                timer.cancel(soon);
            }
        });
        Thread loop = new Thread(() -> {
            for (int i = 0; i < 20_000; i++) {
                timer.runDue(i);
            }
        });
        user.start();
        loop.start();
        user.join();
        loop.join();
        System.out.println(timer.ticks() + " " + (fired.sum() <= 2_000));
    }
}
// corpus: unseen18
