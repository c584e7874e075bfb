// run: scan --only atomicity
// expect: atomicity
// Scheduler.dispatch holds the scheduler lock and calls queue.isEmpty and queue.pop; the stealing thread pops from the queue directly, so pop returns null and run() fails.
import java.util.LinkedList;

public class SchedulerDrain {
    static class TaskQueue {
        private final LinkedList<Runnable> tasks = new LinkedList<>();

        synchronized void push(Runnable r) {
            tasks.addLast(r);
        }

        synchronized boolean isEmpty() {
            return tasks.isEmpty();
        }

        synchronized Runnable pop() {
            return tasks.pollFirst();
        }
    }

    static class Scheduler {
        private final TaskQueue queue;
        private int executed;

        Scheduler(TaskQueue queue) {
            this.queue = queue;
        }

        synchronized void dispatch() {
            while (!queue.isEmpty()) {
                Runnable r = queue.pop();
                r.run();
                executed++;
            }
        }
    }

    static class Thief extends Thread {
        private final TaskQueue victim;

        Thief(TaskQueue victim) {
            this.victim = victim;
        }

        @Override
        public void run() {
            Runnable r;
            while ((r = victim.pop()) != null) {
                r.run();
            }
        }
    }

    public static void main(String[] args) {
        TaskQueue q = new TaskQueue();
        for (int i = 0; i < 1000; i++) {
            final int n = i;
            q.push(() -> System.out.println(n));
        }
        Scheduler s = new Scheduler(q);
        new Thief(q).start();
        s.dispatch();
    }
}
// corpus: unseen
