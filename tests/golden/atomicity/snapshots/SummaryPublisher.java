// run: scan --only atomicity
// expect: none
// micrometer-metrics/micrometer#3615, repaired - the summary makes the whole snapshot under its own lock; the publisher, under its monitor, takes one immutable record and works on that
import java.util.ArrayList;
import java.util.List;

class LatencySummary {
    record Snapshot(double min, double max, double total, long count) { }

    private double min = Double.POSITIVE_INFINITY;
    private double max = Double.NEGATIVE_INFINITY;
    private double total;
    private long count;

    synchronized void record(double v) {
        min = Math.min(min, v);
        max = Math.max(max, v);
        total += v;
        count++;
    }

    synchronized Snapshot takeSnapshot() {
        return new Snapshot(min, max, total, count);
    }
}

public class SummaryPublisher {
    record Line(double min, double max, double mean) { }

    private final LatencySummary summary;
    private final List<Line> published = new ArrayList<>();

    SummaryPublisher(LatencySummary summary) {
        this.summary = summary;
    }

    synchronized void publish() {
        LatencySummary.Snapshot s = summary.takeSnapshot();
        if (s.count() > 0) {
            Line line = new Line(s.min(), s.max(), s.total() / s.count());
            if (line.mean() > line.max() || line.mean() < line.min()) {
                throw new IllegalStateException("rejected by the backend: " + line);
            }
            published.add(line);
        }
    }

    synchronized int lines() {
        return published.size();
    }

    public static void main(String[] args) throws InterruptedException {
        LatencySummary s = new LatencySummary();
        SummaryPublisher publisher = new SummaryPublisher(s);
        Thread recorder = new Thread(() -> {
            for (int i = 0; i < 50_000; i++) {
                s.record(i);
            }
        });
        Thread timer = new Thread(() -> {
            for (int i = 0; i < 5_000; i++) {
                publisher.publish();
            }
        });
        recorder.start();
        timer.start();
        recorder.join();
        timer.join();
        System.out.println(publisher.lines() <= 5_000);
    }
}
// corpus: unseen18
