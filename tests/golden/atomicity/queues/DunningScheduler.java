// run: scan --only atomicity
// expect: atomicity
// runDue peeks at the head and later polls, believing it is the same task; the second scheduler polls in between
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.Queue;

public class DunningScheduler {
    record Task(String customer, long due) {
    }

    static class TaskLine {
        private final Queue<Task> queue = new PriorityQueue<>(Comparator.comparingLong(Task::due));

        synchronized void offer(Task t) {
            queue.offer(t);
        }

        synchronized Task peek() {
            return queue.peek();
        }

        synchronized Task poll() {
            return queue.poll();
        }
    }

    static class Scheduler {
        private final TaskLine line;
        private long letters;

        Scheduler(TaskLine line) {
            this.line = line;
        }

        synchronized boolean runDue(long now) {
            Task head = line.peek();
            if (head == null || head.due() > now) {
                return false;
            }
            line.poll();
            letters += head.customer().length();
            return true;
        }

        synchronized long letters() {
            return letters;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        TaskLine line = new TaskLine();
        for (int i = 0; i < 20_000; i++) {
            line.offer(new Task("c" + i, i));
        }
        Scheduler first = new Scheduler(line);
        Scheduler second = new Scheduler(line);
        Runnable work1 = () -> {
            for (long now = 0; now < 20_000; now++) {
                first.runDue(now);
            }
        };
        Thread a = new Thread(work1);
        Thread b = new Thread(() -> {
            for (long now = 0; now < 20_000; now++) {
                second.runDue(now);
            }
        });
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(first.letters() + second.letters());
    }
}
// corpus: unseen20
