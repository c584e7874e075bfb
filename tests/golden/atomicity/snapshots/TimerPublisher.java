// run: scan --only atomicity
// expect: atomicity
// micrometer-metrics/micrometer#998: count, total and reset of the timer are three critical sections inside one publish step; samples recorded in between are torn or lost
import java.util.ArrayList;
import java.util.List;

class StepTimer {
    private long count;
    private long totalNanos;

    synchronized void record(long nanos) {
        count++;
        totalNanos += nanos;
    }

    synchronized long count() {
        return count;
    }

    synchronized long totalNanos() {
        return totalNanos;
    }

    synchronized void reset() {
        count = 0;
        totalNanos = 0;
    }
}

public class TimerPublisher {
    private record Line(long count, long totalNanos) { }

    private final List<Line> lines = new ArrayList<>();
    private final StepTimer timer;

    TimerPublisher(StepTimer timer) {
        this.timer = timer;
    }

    synchronized void publish() {
        long n = timer.count();
        if (n == 0) {
            return;
        }
        long total = timer.totalNanos();
        timer.reset();
        lines.add(new Line(n, total));
    }

    synchronized long published() {
        return lines.stream().mapToLong(Line::count).sum();
    }

    public static void main(String[] args) throws InterruptedException {
        StepTimer timer = new StepTimer();
        TimerPublisher publisher = new TimerPublisher(timer);
        Thread requests = new Thread(() -> {
            for (int i = 0; i < 200_000; i++) {
                timer.record(100);
            }
        }, "requests");
        Thread push = new Thread(() -> {
            while (requests.isAlive()) {
                publisher.publish();
            }
        }, "push");
        requests.start();
        push.start();
        requests.join();
        push.join();
        publisher.publish();
        System.out.println(publisher.published());
    }
}
// corpus: unseen19
