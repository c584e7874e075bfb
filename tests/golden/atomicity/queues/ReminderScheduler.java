// run: scan --only atomicity
// expect: none
// pollDue tests and removes the head in one step; the loop's steps are independent of each other
import java.util.Comparator;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.stream.IntStream;

public class ReminderScheduler {
    record Reminder(String customer, long due) {
    }

    static class ReminderLine {
        private final Queue<Reminder> queue = new PriorityQueue<>(Comparator.comparingLong(Reminder::due));

        synchronized void offer(Reminder r) {
            queue.offer(r);
        }

        synchronized Optional<Reminder> pollDue(long now) {
            Reminder head = queue.peek();
            if (head == null || head.due() > now) {
                return Optional.empty();
            }
            return Optional.of(queue.remove());
        }
    }

    static class Sender extends Thread {
        private final ReminderLine line;
        private long letters;

        Sender(ReminderLine line) {
            this.line = line;
        }

        synchronized int runDue(long now) {
            int n = 0;
            Optional<Reminder> next = line.pollDue(now);
            while (next.isPresent()) {
                letters += next.get().customer().length();
                n++;
                next = line.pollDue(now);
            }
            return n;
        }

        @Override
        public void run() {
            for (long now = 0; now < 5_000; now += 50) {
                runDue(now);
            }
        }

        synchronized long letters() {
            return letters;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ReminderLine line = new ReminderLine();
        IntStream.range(0, 4_000).mapToObj(i -> new Reminder("c" + i, i)).forEach(line::offer);
        Sender a = new Sender(line);
        Sender b = new Sender(line);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(a.letters() + b.letters());
    }
}
// corpus: unseen20
