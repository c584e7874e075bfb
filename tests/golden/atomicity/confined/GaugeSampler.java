// run: scan --only atomicity
// expect: none
// the gauge is read once per sample and the local copy is used for every decision; the only other call posts an independent event
import java.util.ArrayList;
import java.util.List;

public class GaugeSampler {
    private final QueueGauge gauge;
    private final List<Long> history = new ArrayList<>();
    private long peak;

    public GaugeSampler(QueueGauge gauge) {
        this.gauge = gauge;
    }

    public synchronized String sample() {
        long depth = gauge.depth();
        history.add(depth);
        if (depth > peak) {
            peak = depth;
        }
        String verdict = depth > 100 ? "busy" : depth > 10 ? "normal" : "idle";
        gauge.noteSampled();
        return verdict + ":" + depth;
    }

    public synchronized long peak() {
        return peak;
    }

    public static void main(String[] args) throws InterruptedException {
        QueueGauge gauge = new QueueGauge();
        GaugeSampler sampler = new GaugeSampler(gauge);
        Thread producer = new Thread(() -> {
            for (int i = 0; i < 10000; i++) {
                gauge.change(i % 3 == 2 ? -1 : 1);
            }
        });
        Thread watcher = new Thread(() -> {
            for (int i = 0; i < 100; i++) {
                sampler.sample();
            }
        });
        producer.start();
        watcher.start();
        producer.join();
        watcher.join();
        System.out.println(sampler.sample() + " samples " + gauge.samples() + " " + (sampler.peak() > 0));
    }
}

class QueueGauge {
    private long depth;
    private int samples;

    synchronized void change(int delta) {
        depth += delta;
    }

    synchronized long depth() {
        return depth;
    }

    synchronized void noteSampled() {
        samples++;
    }

    synchronized int samples() {
        return samples;
    }
}
// corpus: unseen11
