// run: scan --only atomicity
// expect: none
// repaired form of micrometer-metrics/micrometer#998: one call takes count and total and resets; the publisher works on the immutable result
import java.util.ArrayList;
import java.util.List;

class PollingTimer {
    record Step(long count, long totalNanos) {
        double mean() {
            return count == 0 ? 0 : (double) totalNanos / count;
        }
    }

    private long count;
    private long totalNanos;

    synchronized void record(long nanos) {
        count++;
        totalNanos += nanos;
    }

    synchronized Step pollAndReset() {
        Step s = new Step(count, totalNanos);
        count = 0;
        totalNanos = 0;
        return s;
    }
}

public class StepPublisher {
    private final List<PollingTimer.Step> steps = new ArrayList<>();
    private final PollingTimer timer;

    StepPublisher(PollingTimer timer) {
        this.timer = timer;
    }

    synchronized void publish() {
        PollingTimer.Step s = timer.pollAndReset();
        if (s.count() > 0) {
            steps.add(s);
        }
    }

    synchronized long published() {
        return steps.stream().mapToLong(PollingTimer.Step::count).sum();
    }

    synchronized double lastMean() {
        return steps.isEmpty() ? 0 : steps.get(steps.size() - 1).mean();
    }

    public static void main(String[] args) throws InterruptedException {
        PollingTimer timer = new PollingTimer();
        StepPublisher publisher = new StepPublisher(timer);
        Thread requests = new Thread(() -> {
            for (int i = 0; i < 100_000; i++) {
                timer.record(100);
            }
        }, "requests");
        Thread push = new Thread(() -> {
            for (int i = 0; i < 500; i++) {
                publisher.publish();
            }
        }, "push");
        requests.start();
        push.start();
        requests.join();
        push.join();
        publisher.publish();
        System.out.println(publisher.published() + " " + publisher.lastMean());
    }
}
// corpus: unseen19
