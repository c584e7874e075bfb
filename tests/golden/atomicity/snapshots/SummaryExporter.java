// run: scan --only atomicity
// expect: atomicity
// micrometer-metrics/micrometer#3615 - publish() is serialised by the exporter's monitor, but it takes min, max, total and count from the live summary in four separate locked reads while recorders go on: a line that never was true
import java.util.ArrayList;
import java.util.List;

class TimingSummary {
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

    synchronized double min() {
        return min;
    }

    synchronized double max() {
        return max;
    }

    synchronized double total() {
        return total;
    }

    synchronized long count() {
        return count;
    }
}

public class SummaryExporter {
    record Line(double min, double max, double mean) { }

    private final TimingSummary summary;
    private final List<Line> published = new ArrayList<>();

    SummaryExporter(TimingSummary summary) {
        this.summary = summary;
    }

    synchronized void publish() {
        double max = summary.max();
        double min = summary.min();
        double total = summary.total();
        long n = summary.count();
        if (n > 0) {
            Line line = new Line(min, max, total / n);
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
        TimingSummary s = new TimingSummary();
        SummaryExporter exporter = new SummaryExporter(s);
        Thread recorder = new Thread(() -> {
            for (int i = 0; i < 100_000; i++) {
                s.record(i);
            }
        });
        Thread timer = new Thread(() -> {
            for (int i = 0; i < 20_000; i++) {
                exporter.publish();
            }
        });
        recorder.start();
        timer.start();
        recorder.join();
        timer.join();
        System.out.println(exporter.lines());
    }
}
// corpus: unseen18
